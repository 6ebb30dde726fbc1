import { beforeEach, expect, test, vi } from 'vitest'
import { storageIn } from '#tests/fixtures/storage-in.ts'
import { forgetProfile, keepProfile, keptProfile } from './kept-profile.ts'
import type { ProfileDraft } from './profile-draft.ts'

const stored = new Map<string, string>()
const noDraft: ProfileDraft = { changes: {}, seen: null }
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', storageIn(stored))
})

test('what was typed is there again, for its user alone, until it is forgotten', () => {
  const draft: ProfileDraft = {
    changes: { firstName: 'Kim', culture: 'th-TH' },
    seen: { typed: { firstName: 'Kimberly' }, updatedOn: new Date('2026-11-10T09:00:00Z') },
  }
  keepProfile(7, draft)
  expect(keptProfile(7)).toEqual(draft)
  expect(keptProfile(8)).toEqual(noDraft)
  forgetProfile(7)
  expect(keptProfile(7)).toEqual(noDraft)
})

test('of one that says only when the profile was seen, nothing of it is known', () => {
  const updatedOn = new Date('2026-11-10T09:00:00Z')
  stored.set('draft:profile:7', JSON.stringify({ about: 'x', editedFromMs: updatedOn.getTime() }))
  expect(keptProfile(7)).toEqual({ changes: { about: 'x' }, seen: { typed: {}, updatedOn } })
})

test.each([
  ['null', {}],
  ['"text"', {}],
  ['{', {}],
  ['[1]', {}],
  ['{"firstName":7,"phone":"1","culture":"xx-XX","currency":"BTC","other":"x"}', { phone: '1' }],
  ['{"about":"x","editedFromMs":"1"}', { about: 'x' }],
  ['{"about":"unfinished","dateOfBirth":"unfinished"}', { about: 'unfinished' }],
  ['{"dateOfBirth":""}', { dateOfBirth: '' }],
])('of %s there is as much as can be read', (kept, readable) => {
  stored.set('draft:profile:7', kept)
  expect(keptProfile(7)).toEqual({ ...noDraft, changes: readable })
})
