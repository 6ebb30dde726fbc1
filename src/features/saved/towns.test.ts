import { expect, it } from 'vitest'
import { presetCities } from '#contract/domain/preset-cities.ts'
import { countTilesOfArea } from '#contract/domain/map-area.ts'
import { keptTownRadiusMetres, mapAreaTilesAtMost } from '#contract/limits.ts'
import { listingExample } from '#tests/fixtures/listing-example.ts'
import { townsOf } from './towns.ts'

it('has each town once, by name, where it is known to be', () => {
  const preset = presetCities.find(({ city }) => city === 'Pattaya')
  const listings = [
    listingExample({ city: 'Pattaya' }),
    listingExample({ city: ' Pattaya ' }),
    listingExample({ city: 'Ban Phe', place: { lat: 12.6, lng: 101.4 } }),
    listingExample({ city: 'Ban Phe', place: { lat: 12.8, lng: 101.6 } }),
    listingExample({ city: 'Nowhere', place: null }),
  ]
  const [banPhe, pattaya, ...others] = townsOf(listings)
  expect(others).toEqual([])
  expect(banPhe).toMatchObject({ name: 'Ban Phe', area: { radiusMetres: keptTownRadiusMetres } })
  expect(banPhe?.area.centre.lat).toBeCloseTo(12.7)
  expect(pattaya).toMatchObject({ name: 'Pattaya', area: { centre: preset?.place } })
})

it('asks for no more of the map than may be kept at once', () => {
  const [town] = townsOf([listingExample({ city: 'Alert', place: { lat: 89.99, lng: 0 } })])
  expect(town && countTilesOfArea(town.area)).toBeLessThanOrEqual(mapAreaTilesAtMost)
})
