import type { DemoCity, Neighbourhood } from '../cities/city.ts'
import type { Random } from '../random.ts'
import { countryWays } from './countries.ts'
import type { Building, Home, HomeType, UnitFeature } from './home.ts'
import { makeBuilding, placeIn } from './make-buildings.ts'

type Chances = [UnitFeature, number][]

interface Where {
  city: DemoCity
  neighbourhood: Neighbourhood
  /** Where a condo is; null for the other types. */
  building: Building | null
}

const oneOf = (random: Random, chances: Chances) =>
  chances.flatMap(([feature, chance]) => (random.chance(chance) ? feature : []))

/** A home that is consistent in itself: what a title or a sentence says comes from here alone. */
export function makeHome(random: Random, type: HomeType, where: Where): Home {
  switch (type) {
    case 'HOUSE':
      return makeHouse(random, where)
    case 'ROOM':
      return makeRoom(random, where)
    case 'SHARED':
      return makeSharedHome(random, where)
    default:
      return makeCondo(random, where)
  }
}

function makeCondo(random: Random, { city, neighbourhood, building: given }: Where): Home {
  const { warm, sizeFactor } = countryWays[city.country]
  const building = given ?? makeBuilding(random, city, neighbourhood, { id: null, name: null })
  const bedrooms = random.weighted([0, 1, 2, 3], [26, 46, 22, 6])
  const floor = random.whole(warm ? 2 : 1, building.floors)
  const sizes = [
    random.whole(23, 33),
    random.whole(31, 48),
    random.whole(54, 82),
    random.whole(92, 140),
  ]
  const isHigh = floor >= 8
  const seaView = isHigh && neighbourhood.seaView && random.chance(0.55)
  const hasPool = building.features.includes('pool')
  const views: Chances = [
    ['cityView', !seaView && isHigh ? 0.6 : 0],
    ['poolView', !seaView && !isHigh && hasPool ? 0.35 : 0],
  ]
  const features = oneOf(random, [
    [bedrooms >= 1 || random.chance(0.3) ? 'kitchen' : 'kitchenette', 1],
    ['desk', 0.45],
    ['balcony', warm ? 0.82 : 0.35],
    ['bathtub', bedrooms >= 1 ? 0.18 : 0.05],
    ['washer', 0.55],
    ['fastWifi', 0.45],
    ['pets', 0.1],
    ['quiet', 0.35],
    ['dishwasher', warm ? 0.02 : 0.4],
    ...views,
  ])
  return {
    type: 'CONDO',
    city,
    neighbourhood,
    building,
    floor,
    bedrooms,
    place: building.place,
    bathrooms: bedrooms >= 2 ? random.whole(warm ? 2 : 1, 2) : 1,
    squareMetres: Math.round((sizes[bedrooms] as number) * sizeFactor),
    features: seaView ? ['seaView', ...features] : features,
  }
}

function makeHouse(random: Random, { city, neighbourhood }: Where): Home {
  const { warm, sizeFactor } = countryWays[city.country]
  const bedrooms = random.weighted([1, 2, 3, 4, 5], warm ? [8, 30, 40, 17, 5] : [10, 40, 38, 12, 0])
  const privatePool = warm && bedrooms >= 2 && random.chance(0.32)
  return {
    type: 'HOUSE',
    city,
    neighbourhood,
    building: null,
    floor: 0,
    bedrooms,
    place: placeIn(random, random.pick(neighbourhood.spots)),
    bathrooms: Math.max(1, bedrooms - random.whole(0, 1)),
    squareMetres: Math.round(
      (random.whole(38, 52) * bedrooms + 28) * (warm ? 1 : sizeFactor * 0.75),
    ),
    features: oneOf(random, [
      ['privatePool', privatePool ? 1 : 0],
      ['kitchen', 1],
      ['garden', 0.7],
      ['terrace', 0.5],
      ['barbecue', 0.3],
      ['parking', warm ? 0.9 : 0.3],
      ['desk', 0.3],
      ['washer', 0.75],
      ['fastWifi', 0.4],
      ['pets', 0.3],
      ['quiet', 0.5],
      ['dishwasher', warm ? 0.03 : 0.5],
    ]),
  }
}

function makeRoom(random: Random, { city, neighbourhood }: Where): Home {
  const { warm, sizeFactor } = countryWays[city.country]
  const ownBathroom = random.chance(warm ? 0.75 : 0.3)
  return {
    type: 'ROOM',
    city,
    neighbourhood,
    building: null,
    bedrooms: 1,
    bathrooms: 1,
    place: placeIn(random, random.pick(neighbourhood.spots)),
    floor: random.whole(1, 4),
    squareMetres: Math.round(random.whole(13, 24) * Math.min(1, sizeFactor)),
    features: oneOf(random, [
      [ownBathroom ? 'privateBathroom' : 'sharedBathroom', 1],
      ['sharedKitchen', 0.85],
      ['desk', 0.6],
      ['balcony', 0.35],
      ['washer', 0.6],
      ['fastWifi', 0.5],
      ['livingRoom', 0.4],
      ['quiet', 0.5],
      ['bicycle', 0.2],
      ['garden', 0.15],
    ]),
  }
}

function makeSharedHome(random: Random, { city, neighbourhood }: Where): Home {
  return {
    type: 'SHARED',
    city,
    neighbourhood,
    building: null,
    bathrooms: 2,
    place: placeIn(random, random.pick(neighbourhood.spots)),
    bedrooms: random.whole(2, 4),
    floor: random.whole(1, 4),
    squareMetres: random.whole(14, 26),
    features: oneOf(random, [
      ['lockers', 0.8],
      ['sharedKitchen', 0.95],
      ['lounge', 0.75],
      ['washer', 0.8],
      ['fastWifi', 0.6],
      ['desk', 0.4],
      ['bicycle', 0.3],
      ['terrace', 0.3],
    ]),
  }
}
