import { beforeEach, expect, test, vi } from 'vitest'
import { storageIn } from '#tests/fixtures/storage-in.ts'
import { forgetProfile, keepProfile, keptProfile } from './kept-profile.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', storageIn(stored))
})

test('what was typed is there again, for its user alone, until it is forgotten', () => {
  keepProfile(7, { firstName: 'Kim', culture: 'th-TH' })
  expect(keptProfile(7)).toEqual({ firstName: 'Kim', culture: 'th-TH' })
  expect(keptProfile(8)).toEqual({})
  forgetProfile(7)
  expect(keptProfile(7)).toEqual({})
})

test.each([
  ['null', {}],
  ['"text"', {}],
  ['{', {}],
  ['[1]', {}],
  ['{"firstName":7,"phone":"1","culture":"xx-XX","currency":"BTC","other":"x"}', { phone: '1' }],
])('of %s there is as much as can be read', (kept, readable) => {
  stored.set('draft:profile:7', kept)
  expect(keptProfile(7)).toEqual(readable)
})
