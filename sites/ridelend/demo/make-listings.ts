import { rentPeriods } from '#contract/domain/rent-period.ts'
import { demoCities } from '#server/demo/cities/all-cities.ts'
import type { Random } from '#server/demo/random.ts'
import type { SiteListing } from '#server/demo/sites/site-demo.ts'
import { ridelend } from '../site.ts'
import { fleets } from './fleets.ts'
import { makeVehicle } from './make-vehicle.ts'
import { picturesOf } from './pictures.ts'
import { termsOf } from './prices.ts'
import type { Vehicle } from './vehicle.ts'
import { detailsOf, titleOf } from './words.ts'

const types = ridelend.types.map(({ name }) => name)

const privateNotes = [
  'Spare key is in the blue tin in the kitchen.',
  'Inspection is due in March.',
  'Photograph the meter at every handover.',
  'Insurance papers are in the glove box, copies in my mail.',
  'Next service at forty thousand.',
]

/** All cities mixed, the oldest listing first. */
export function makeListings(random: Random): SiteListing[] {
  const titles = new Set<string>()
  const vehicles = demoCities.flatMap((city) => {
    const { vehicles, shares } = fleets[city.preset] ?? { vehicles: 0, shares: [1, 1, 1, 1] }
    return Array.from({ length: vehicles }, () =>
      makeVehicle(random, random.weighted(types, shares), city),
    )
  })
  return random.shuffled(vehicles).map((vehicle) => listingOf(random, vehicle, titles))
}

function listingOf(random: Random, vehicle: Vehicle, titles: Set<string>): SiteListing {
  const { model, city, stand, place } = vehicle
  const terms = termsOf(random, vehicle)
  const shortest = rentPeriods.find((period) => terms.offers[period].offered) ?? 'monthly'
  return {
    preset: city.preset,
    place,
    isActive: random.chance(0.97),
    content: {
      title: titleOf(random, vehicle, titles),
      type: model.type,
      zip: stand.zip,
      city: city.name,
      details: detailsOf(random, vehicle, shortest),
      privateNotes: random.chance(0.25) ? random.pick(privateNotes) : '',
      ...terms,
    },
    pictures: picturesOf(random, vehicle),
  }
}
