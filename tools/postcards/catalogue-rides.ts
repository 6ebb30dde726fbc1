import type { ListingType } from '#contract/domain/listing-type.ts'
import type { Kind } from './kind.ts'
import type { LightName } from './paint/lights.ts'
import { coastRoad, garage, hillRoad, park, type SceneAround } from './scenes/on-the-road.ts'
import { bay, harbour, shore } from './scenes/on-the-water.ts'
import { kayak, motorBoat, sailingBoat } from './vehicles/boats.ts'
import { camper, hatchback, pickUp } from './vehicles/cars.ts'
import { cityBicycle, mountainBicycle, scooter, tourer } from './vehicles/two-wheels.ts'
import type { Vehicle } from './vehicles/vehicle.ts'

/** The same vehicle in one place after the other. */
function ride(
  kind: string,
  type: ListingType,
  vehicle: Vehicle,
  taken: readonly (readonly [SceneAround, LightName])[],
): Kind {
  return {
    kind,
    suits: [type],
    outside: true,
    scene: (setting) => (taken[setting.variant]?.[0] ?? coastRoad)(vehicle)(setting),
    taken: taken.map(([, hour]) => ['Anywhere', hour] as const),
  }
}

/** Three pictures of each kind of vehicle that sites/ridelend lends. */
export const rideKinds: readonly Kind[] = [
  ride('hatchback', 'CAR', hatchback, [
    [coastRoad, 'noon'],
    [garage, 'morning'],
    [hillRoad, 'dusk'],
  ]),
  ride('pick-up', 'CAR', pickUp, [
    [hillRoad, 'noon'],
    [coastRoad, 'dusk'],
    [garage, 'noon'],
  ]),
  ride('camper', 'CAR', camper, [
    [hillRoad, 'morning'],
    [coastRoad, 'noon'],
    [park, 'night'],
  ]),
  ride('scooter', 'MOTORBIKE', scooter, [
    [coastRoad, 'morning'],
    [garage, 'noon'],
    [park, 'noon'],
  ]),
  ride('tourer', 'MOTORBIKE', tourer, [
    [hillRoad, 'dusk'],
    [coastRoad, 'noon'],
    [garage, 'morning'],
  ]),
  ride('city-bicycle', 'BICYCLE', cityBicycle, [
    [park, 'morning'],
    [coastRoad, 'noon'],
    [garage, 'noon'],
  ]),
  ride('mountain-bicycle', 'BICYCLE', mountainBicycle, [
    [hillRoad, 'morning'],
    [park, 'dusk'],
    [garage, 'morning'],
  ]),
  ride('sailing-boat', 'BOAT', sailingBoat, [
    [bay, 'noon'],
    [harbour, 'dusk'],
    [bay, 'morning'],
  ]),
  ride('motor-boat', 'BOAT', motorBoat, [
    [harbour, 'noon'],
    [bay, 'dusk'],
    [harbour, 'morning'],
  ]),
  ride('kayak', 'BOAT', kayak, [
    [shore, 'noon'],
    [bay, 'morning'],
    [shore, 'dusk'],
  ]),
]
