import { expect, test } from 'vitest'
import { mergedPolicy } from './map-policy.ts'

const own = "default-src 'self';connect-src 'self';img-src 'self' data:;object-src 'none'"
const foreign =
  "default-src 'self';connect-src 'self' https://a.example;img-src 'self' data: https://a.example;object-src 'none'"

test('a kept page may fetch what the map needs now, and no more what it needed then', () => {
  expect(mergedPolicy(own, foreign)).toBe(foreign)
  expect(mergedPolicy(foreign, own)).toBe(own)
})

test('all else stays as the page was built with', () => {
  const newer = foreign.replace(
    "default-src 'self'",
    "default-src 'none';style-src 'unsafe-inline'",
  )
  expect(mergedPolicy(own, newer)).toBe(foreign)
  expect(mergedPolicy(own, "default-src 'self'")).toBeNull()
})

test('nothing changes when nothing is known, or nothing has changed', () => {
  expect(mergedPolicy(own, own)).toBeNull()
  expect(mergedPolicy(own, null)).toBeNull()
  expect(mergedPolicy(null, foreign)).toBeNull()
})
