import { expect, test } from 'vitest'
import { isDatabaseAway } from './sqlstate.ts'

const failing = (code: string) => Object.assign(new Error('It failed'), { code })

test.each([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'CONNECT_TIMEOUT',
  '57P01',
])('a database that is not reached by %s is away', (code) => {
  expect(isDatabaseAway(failing(code))).toBe(true)
})

test.each(['23505', 'ENOENT'])('one that says %s is not', (code) => {
  expect(isDatabaseAway(failing(code))).toBe(false)
})
