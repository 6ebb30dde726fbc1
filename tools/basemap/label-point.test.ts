import { expect, it } from 'vitest'
import { labelPoint } from './label-point.ts'
import { readCountries } from './world-atlas.ts'

const countries = await readCountries('50m')

it.each([
  ['Thailand', 15, 101],
  ['Norway', 61, 9],
  ['France', 47, 3],
  ['Russia', 63, 100],
  ['Fiji', -17.8, 178],
])('puts the name of %s well inside', (name, lat, lng) => {
  const point = labelPoint(countries.find((country) => country.name === name)?.polygons ?? [])
  expect(Math.abs(point.lat - lat)).toBeLessThan(5)
  expect(Math.abs(point.lng - lng)).toBeLessThan(15)
})
