import { expect, test } from 'vitest'
import type { User } from '#contract/domain/user.ts'
import { draftWith, editedFromOf, type ProfileDraft } from './profile-draft.ts'

const begun = new Date('2026-11-10T09:00:00Z')
const later = new Date('2026-11-10T10:00:00Z')
const kim: User = {
  id: 7,
  email: 'kim@example.com',
  emailVerified: true,
  firstName: 'Kim',
  lastName: '',
  phone: '',
  about: '',
  dateOfBirth: null,
  culture: 'en-US',
  currency: 'USD',
  picture: '',
  mailsOff: [],
  rating: null,
  isFormer: false,
  memberSince: begun,
  updatedOn: begun,
}
const untouched: ProfileDraft = { changes: {}, seen: null }
const draft = draftWith({ about: 'I like the sea.' }, untouched, kim)

test.each([
  ['nothing', {}, later],
  ['the picture', { picture: '/media/x.jpg' }, later],
  ['a mail switch', { mailsOff: ['asked'] }, later],
  ['a field that the draft leaves alone', { phone: '1' }, later],
  ['a field that the draft changes', { about: 'I like the hills.' }, begun],
] satisfies [string, Partial<User>, Date][])(
  'where %s was changed meanwhile, the draft goes over what its author saw',
  (_what, change, editedFrom) => {
    expect(editedFromOf(draft, { ...kim, ...change, updatedOn: later })).toEqual(editedFrom)
  },
)

test('a field that is changed later goes over what its author saw then', () => {
  const renamed = { ...kim, firstName: 'Kimberly', updatedOn: later }
  const both = draftWith({ ...draft.changes, firstName: 'Kimmy' }, draft, renamed)
  expect(editedFromOf(both, renamed)).toEqual(later)
  expect(editedFromOf(both, { ...renamed, firstName: 'Kim' })).toEqual(begun)
  expect(editedFromOf(both, { ...renamed, about: 'Hills.' })).toEqual(begun)
})

test('a field that is changed further goes over what its author saw first', () => {
  const changed = { ...kim, about: 'Hills.', updatedOn: later }
  const further = draftWith({ about: 'I like the sea, and hills.' }, draft, changed)
  expect(editedFromOf(further, changed)).toEqual(begun)
})

test('a draft that does not say what its author saw goes over what was there when they began', () => {
  const seen = { typed: {}, updatedOn: begun }
  expect(editedFromOf({ ...draft, seen }, { ...kim, updatedOn: later })).toEqual(begun)
})
