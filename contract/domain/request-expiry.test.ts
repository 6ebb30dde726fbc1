import { expect, test } from 'vitest'
import { requestExpiry } from './request-expiry.ts'

const madeOn = new Date('2026-11-10T02:20:00Z')
const minutesLater = (minutes: number) => new Date(madeOn.getTime() + minutes * 60_000)

test.each([
  ['a stay far ahead', 100 * 60, 24 * 60],
  ['one that ends sooner', 160, 160],
  ['one that is over in a moment', 15, 15],
])('a request for %s', (_what, endMinutes, lifeMinutes) => {
  const request = { madeOn, to: minutesLater(endMinutes) }
  expect(requestExpiry(request)).toEqual(minutesLater(lifeMinutes))
})
