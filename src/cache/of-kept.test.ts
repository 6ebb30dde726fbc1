import { expect, it } from 'vitest'
import { isOfKept } from './of-kept.ts'

it('knows which answers belong to what is kept', () => {
  const kept = new Map([[7, { seen: { listing: { lenderId: 3 } } }]])
  const own = [
    ['listing', 7],
    ['booked', 7],
    ['reviews', 'listing', 7],
    ['user', 3],
    ['reviews', 'user', 3],
  ]
  const others = [['listing', 3], ['booked', 3], ['reviews', 'listing', 3], ['user', 7], ['cities']]
  expect(own.filter((key) => !isOfKept(key, kept))).toEqual([])
  expect(others.filter((key) => isOfKept(key, kept))).toEqual([])
})
