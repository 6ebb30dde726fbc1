import { dayMs } from '#contract/domain/durations.ts'
import { openFilter, type Search, type SearchFilter } from '#contract/domain/filter.ts'
import { listingTypesOfSite } from '#contract/domain/listing-type.ts'
import type { Bounds, LatLng } from '#contract/domain/place.ts'
import { staylend } from '#sites/staylend/site.ts'
import type { Random } from '#server/demo/random.ts'
import { aroundTown, inTheCountry } from './search-data.ts'

export const types = listingTypesOfSite(staylend.id)
const tileSidePx = 512

/** What a map of this size shows. */
export function boxAround(
  { lat, lng }: LatLng,
  zoom: number,
  widthPx: number,
  heightPx: number,
): Bounds {
  const degreesPerPx = 360 / (tileSidePx * 2 ** zoom)
  const width = widthPx * degreesPerPx
  const height = heightPx * degreesPerPx * Math.cos((lat * Math.PI) / 180)
  return {
    south: lat - height / 2,
    west: lng - width / 2,
    north: lat + height / 2,
    east: lng + width / 2,
  }
}

export const areas: Record<string, (random: Random) => Bounds> = {
  'dense city, zoom 14': (random) => boxAround(aroundTown(random, 0.03), 14, 1280, 800),
  'country side, zoom 12': (random) => boxAround(inTheCountry(random), 12, 1280, 800),
  'whole region, zoom 12': (random) => boxAround(aroundTown(random, 0.03), 12, 1920, 1080),
}

const words = ['pool', 'balcony', 'washing machine', 'quiet street', 'desk', 'elephant']
const upTo = (max: number) => ({ min: null, max })
const open = openFilter(types)

function filterOf(random: Random): Partial<SearchFilter> {
  const [least, most] = [random.whole(200, 700), random.whole(1500, 4000)]
  return {
    types: random.shuffled(types).slice(0, 2),
    periods: ['daily', 'monthly'],
    prices: {
      ...open.prices,
      daily: { min: least, max: most },
      monthly: upTo(random.whole(8, 40) * 1000),
    },
    currency: 'THB',
    sort: random.pick(['newest', 'price', 'distance']),
  }
}

function datesOf(random: Random): Partial<SearchFilter> {
  const fromMs = Date.now() + random.whole(1, 60) * dayMs
  return { freeDuring: { from: new Date(fromMs), to: new Date(fromMs + 5 * dayMs) } }
}

const wants: Record<string, (random: Random) => Partial<SearchFilter>> = {
  anything: () => ({}),
  'by distance': () => ({ sort: 'distance' }),
  filter: filterOf,
  keyword: (random) => ({ keyword: random.pick(words) }),
  dates: datesOf,
  'all of it': (random) => ({
    ...filterOf(random),
    ...datesOf(random),
    keyword: random.pick(words),
  }),
}

export interface SearchCase {
  name: string
  make(random: Random): Search
}

export const cases: SearchCase[] = Object.entries(areas).flatMap(([area, boundsOf]) =>
  Object.entries(wants).map(([want, filterFor]) => ({
    name: `${area}, ${want}`,
    make: (random: Random) => ({
      bounds: boundsOf(random),
      filter: { ...open, ...filterFor(random) },
    }),
  })),
)
