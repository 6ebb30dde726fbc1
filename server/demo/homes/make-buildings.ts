import type { LatLng } from '#contract/domain/place.ts'
import type { DemoCity, Neighbourhood, Spot } from '../cities/city.ts'
import type { Random } from '../random.ts'
import { buildingNameParts } from './building-names.ts'
import { countryWays } from './countries.ts'
import type { Building, BuildingFeature } from './home.ts'

const metresPerDegree = 111_320

/** Denser towards the middle of the spot; at most its radius away. */
export function placeIn(random: Random, { lat, lng, radiusMetres }: Spot): LatLng {
  const metres = radiusMetres * random.fraction() ** 0.7
  const angle = random.between(0, 2 * Math.PI)
  const degrees = metres / metresPerDegree
  const round = (value: number) => Math.round(value * 1e6) / 1e6
  return {
    lat: round(lat + degrees * Math.sin(angle)),
    lng: round(lng + (degrees * Math.cos(angle)) / Math.cos((lat * Math.PI) / 180)),
  }
}

export function makeBuilding(
  random: Random,
  city: DemoCity,
  neighbourhood: Neighbourhood,
  { id, name }: Pick<Building, 'id' | 'name'>,
): Building {
  const { warm } = countryWays[city.country]
  const floors = warm ? random.pick([5, 7, 8, 8, 14, 18, 22, 27, 32]) : random.whole(4, 7)
  return {
    id,
    name,
    place: placeIn(random, random.pick(neighbourhood.spots)),
    floors,
    features: warm ? warmFeatures(random, floors) : coolFeatures(random, city),
  }
}

/** All names for the buildings of a city, in the order in which they are given out. */
export function buildingNames(random: Random, { country }: DemoCity): string[] {
  const { first, last } = buildingNameParts[country]
  const glue = country === 'DE' ? '' : ' '
  return random.shuffled(first.flatMap((start) => last.map((end) => `${start}${glue}${end}`)))
}

function warmFeatures(random: Random, floors: number): BuildingFeature[] {
  const isLarge = floors >= 7
  const chances: [BuildingFeature, number][] = [
    ['pool', isLarge ? 0.92 : 0.4],
    ['gym', isLarge ? 0.8 : 0.2],
    ['sauna', isLarge ? 0.25 : 0],
    ['roof terrace', 0.25],
    ['co-working room', isLarge ? 0.25 : 0.05],
    ['lift', isLarge ? 1 : 0.3],
    ['guards', isLarge ? 0.8 : 0.2],
    ['car park', isLarge ? 0.85 : 0.5],
    ['laundry', 0.3],
  ]
  return chances.flatMap(([feature, chance]) => (random.chance(chance) ? feature : []))
}

function coolFeatures(random: Random, { country }: DemoCity): BuildingFeature[] {
  const chances: [BuildingFeature, number][] = [
    ['gym', country === 'US' ? 0.2 : 0.04],
    ['roof terrace', 0.12],
    ['lift', 0.45],
    ['laundry', country === 'US' ? 0.5 : 0.15],
    ['courtyard', country === 'DE' || country === 'FR' ? 0.5 : 0.15],
    ['bicycle room', 0.4],
  ]
  return chances.flatMap(([feature, chance]) => (random.chance(chance) ? feature : []))
}
