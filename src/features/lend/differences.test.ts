import { expect, test } from 'vitest'
import { decide, differences } from './differences.ts'
import { newListing } from './typed-listing.ts'

const from = { ...newListing, title: 'Loft', city: 'Pattaya', details: 'Two rooms' }
const mine = { ...from, title: 'Loft by the sea', zip: '20150' }
const theirs = { ...from, title: 'Big loft', city: 'Jomtien' }
const edited = { typed: mine, from }

test('fields differ that were changed elsewhere, whether they were changed here or not', () => {
  expect(differences(edited, theirs)).toEqual(['title', 'city'])
})

test('nothing differs where both changed it to the same, or one alone changed it here', () => {
  expect(differences(edited, { ...from, title: mine.title })).toEqual([])
  expect(differences(edited, from)).toEqual([])
})

test('a field whose change is kept, or given up, differs no more', () => {
  const kept = decide(edited, theirs, ['title'], 'mine')
  expect(kept.typed).toEqual(mine)
  expect(differences(kept, theirs)).toEqual(['city'])
  const both = decide(kept, theirs, ['city'], 'theirs')
  expect(both.typed).toEqual({ ...mine, city: 'Jomtien' })
  expect(differences(both, theirs)).toEqual([])
})

test('what changes again after it was decided differs again', () => {
  const kept = decide(edited, theirs, ['title', 'city'], 'mine')
  expect(differences(kept, { ...theirs, title: 'Huge loft' })).toEqual(['title'])
})
