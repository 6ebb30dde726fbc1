import { expect, test } from 'vitest'
import { dayMs } from '#contract/domain/durations.ts'
import { isTold } from './is-told.ts'

const told = {
  endpoint: 'https://push.example/1',
  userId: 1,
  session: 'a',
  atMs: 1_800_000_000_000,
}
const daysLater = (days: number) => ({ ...told, atMs: told.atMs + days * dayMs })

test('the server is told anew once a day, also where the clock was ahead when it was told last', () => {
  expect([0, 0.9, 1, -0.9, -1, -400].map((days) => isTold(told, daysLater(days)))).toEqual([
    true,
    true,
    false,
    true,
    false,
    false,
  ])
})

test.each([
  ['at another place', { endpoint: 'https://push.example/2' }],
  ['at no place any more', { endpoint: undefined }],
  ['of another user', { userId: 2 }],
  ['in another session', { session: 'b' }],
])('the server is told anew of a device %s', (_what, change) => {
  expect(isTold(told, { ...told, ...change })).toBe(false)
})

test('the server was told nothing before it was told something', () => {
  expect(isTold(null, told)).toBe(false)
})
