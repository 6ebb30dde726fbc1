import { beforeEach, expect, test, vi } from 'vitest'
import { storageIn } from '#tests/fixtures/storage-in.ts'
import { forgetProfile, keepProfile, keptProfile, type ProfileDraft } from './kept-profile.ts'

const stored = new Map<string, string>()
const noDraft: ProfileDraft = { changes: {}, editedFrom: null }
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', storageIn(stored))
})

test('what was typed is there again, for its user alone, until it is forgotten', () => {
  const draft: ProfileDraft = {
    changes: { firstName: 'Kim', culture: 'th-TH' },
    editedFrom: new Date('2026-11-10T09:00:00Z'),
  }
  keepProfile(7, draft)
  expect(keptProfile(7)).toEqual(draft)
  expect(keptProfile(8)).toEqual(noDraft)
  forgetProfile(7)
  expect(keptProfile(7)).toEqual(noDraft)
})

test.each([
  ['null', {}],
  ['"text"', {}],
  ['{', {}],
  ['[1]', {}],
  ['{"firstName":7,"phone":"1","culture":"xx-XX","currency":"BTC","other":"x"}', { phone: '1' }],
  ['{"about":"x","editedFromMs":"1"}', { about: 'x' }],
])('of %s there is as much as can be read', (kept, readable) => {
  stored.set('draft:profile:7', kept)
  expect(keptProfile(7)).toEqual({ ...noDraft, changes: readable })
})
