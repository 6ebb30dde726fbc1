import type { LatLng } from '#contract/domain/place.ts'
import type { DemoCity } from '#server/demo/cities/city.ts'
import { countryWays } from '#server/demo/homes/countries.ts'
import { placeIn } from '#server/demo/homes/make-buildings.ts'
import { nearnesses } from '#server/demo/homes/nearness.ts'
import type { Random } from '#server/demo/random.ts'
import { boats } from './boats.ts'
import { cars } from './cars.ts'
import { harbours } from './harbours.ts'
import { twoWheels } from './two-wheels.ts'
import type { Energy, Feature, Model, Stand, Vehicle, VehicleType } from './vehicle.ts'

const models = [...cars, ...twoWheels, ...boats]

/** A vehicle that is consistent in itself: what a title or a sentence says comes from here alone. */
export function makeVehicle(random: Random, type: VehicleType, city: DemoCity): Vehicle {
  const possible = models.filter((each) => each.type === type && standsOf(each, city).length > 0)
  const model = random.pick(possible)
  const stands = standsOf(model, city)
  const stand = random.weighted(
    stands,
    stands.map(({ share }) => share),
  )
  return {
    model,
    city,
    stand,
    place: placeIn(random, random.pick(stand.spots)),
    energy: energyOf(random, model, city),
    features: random.shuffled<Feature>(Object.keys(model.features)).slice(0, random.whole(2, 4)),
  }
}

function standsOf({ type, kind }: Model, city: DemoCity): Stand[] {
  if (type !== 'BOAT') {
    return city.neighbourhoods.map((neighbourhood) => ({
      ...neighbourhood,
      landmarkNear: (place: LatLng) => nearnesses(place, neighbourhood)[0]?.landmark ?? null,
    }))
  }
  const fitting = (harbours[city.preset] ?? []).filter(
    ({ isNarrow }) => !(isNarrow && kind === 'sailing-boat'),
  )
  return fitting.map(({ where, zip, spot }) => ({
    where,
    zip,
    share: 1,
    spots: [spot],
    landmarkNear: () => null,
  }))
}

/** Few drive on batteries where it is warm: the way to the next plug is long there. */
function energyOf(random: Random, { energies }: Model, { country }: DemoCity): Energy {
  const { warm } = countryWays[country]
  const weights = energies.map(([energy, weight]) =>
    energy === 'electric' && warm ? weight / 4 : weight,
  )
  return random.weighted(
    energies.map(([energy]) => energy),
    weights,
  )
}
