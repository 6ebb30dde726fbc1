import { beforeEach, expect, test, vi } from 'vitest'
import { listingExample } from '#tests/fixtures/listing-example.ts'
import { storageIn } from '#tests/fixtures/storage-in.ts'
import { draftName, forgetListing, keepListing, keepTried, keptListing } from './kept-listing.ts'
import { newListing, typedOf } from './typed-listing.ts'

const name = draftName(1, 7)
const base = listingExample({ id: 7, privateNotes: 'Key below the mat' })
const draft = {
  typed: { ...typedOf(base), title: 'A room near the sea', deposit: 'two' },
  from: typedOf(base),
  base,
  key: 'k',
  isTried: true,
}

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', storageIn(kept))
})

test('a draft comes back as it was, with the listing it began from', () => {
  keepListing(name, draft)
  expect(keptListing(name)).toEqual(draft)
})

test('of a new listing as well', () => {
  const typed = { ...newListing, title: 'Loft' }
  const fresh = { typed, from: newListing, base: null, key: 'k', isTried: true }
  keepListing(draftName(1, null), fresh)
  expect(keptListing(draftName(1, null))).toEqual(fresh)
})

test('two tabs send what neither has sent under keys of their own, until one has', () => {
  keepListing(name, { ...draft, isTried: false })
  const keys = [keptListing(name)?.key, keptListing(name)?.key]
  expect(new Set(['k', ...keys]).size).toBe(3)
  keepTried(name, { ...draft, typed: { ...draft.typed, title: 'Typed elsewhere' } })
  expect(keptListing(name)?.isTried).toBe(false)
  keepTried(name, draft)
  expect(keptListing(name)).toEqual(draft)
})

test('a draft stays that was typed meanwhile, and goes when it was sent', () => {
  keepListing(name, { ...draft, typed: { ...draft.typed, title: 'Typed elsewhere' } })
  forgetListing(name, draft)
  expect(keptListing(name)?.typed.title).toBe('Typed elsewhere')
  keepListing(name, draft)
  forgetListing(name, draft)
  expect(keptListing(name)).toBeNull()
})

test.each([
  ['no JSON', '{'],
  ['a list', '[]'],
  ['another shape', '{"typed":{"title":"Loft"},"key":"k"}'],
  ['a type of another site', JSON.stringify({ ...draft, typed: { ...draft.typed, type: 'CAR' } })],
  ['a base that is no listing', JSON.stringify({ ...draft, base: { Id: 1 } })],
])('%s is no draft', (_what, text) => {
  localStorage.setItem(name, text)
  expect(keptListing(name)).toBeNull()
})
