import { expect, test } from 'vitest'
import { networkOf, sourceOf } from './network.ts'

test.each([
  ['203.0.113.7', '203.0.113.200', true],
  ['203.0.113.7', '203.0.114.7', false],
  ['203.0.113.7', '::ffff:203.0.113.9', true],
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['203.0.113.7', '2001:db8:1:2::1', false],
  ['fe80::1%eth0', 'fe80::2', true],
])('%s and %s are in one network: %s', (one, other, isSame) => {
  expect(networkOf(one) === networkOf(other)).toBe(isSame)
})

test.each([
  ['203.0.113.7', '203.0.113.7', true],
  ['203.0.113.7', '203.0.113.8', false],
  ['203.0.113.7', '::ffff:203.0.113.7', true],
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['', '203.0.113.7', false],
])('%s and %s are one source: %s', (one, other, isSame) => {
  expect(sourceOf(one) === sourceOf(other)).toBe(isSame)
})
