import { expect, test } from 'vitest'
import { listingTypes, signOf, typesBeside } from './listing-type.ts'

test.each([
  ['HOUSE', ['CONDO', 'HOUSE', 'ROOM', 'SHARED']],
  ['BOAT', ['CAR', 'MOTORBIKE', 'BICYCLE', 'BOAT']],
] as const)('a %s may become one of its own site: %j', (type, types) => {
  expect(typesBeside(type)).toEqual(types)
})

test('each type has a sign of its own', () => {
  const signs = new Set(listingTypes.map(({ name }) => signOf(name)))
  expect(signs.size).toBe(listingTypes.length)
  expect(signs).not.toContain('')
})
