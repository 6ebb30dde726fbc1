import { expect, it } from 'vitest'
import { listingExample } from '#tests/fixtures/listing-example.ts'
import { packedIds, packListings, unpackListings } from './pack-listings.ts'

const [one, other] = [listingExample({ id: 7 }), listingExample({ id: 8 })]
const known = new Map([one, other].map((listing) => [listing.id, listing]))

it.each([
  ['one listing', one, [7]],
  ['a list', [other, one], [8, 7]],
  ['a search', { listings: [one, other], total: 2 }, [7, 8]],
  ['what only names a listing', [{ id: 3, listingId: 7, text: 'Is there a pool?' }], []],
  ['nothing', null, []],
])('takes %s apart and puts it together again', (_what, data, ids) => {
  const { packed, listings } = packListings(data)
  expect(listings.map(({ id }) => id)).toEqual(ids)
  expect(packedIds(packed)).toEqual(ids)
  expect(unpackListings(packed, known)).toEqual(data)
})

it('leaves out of a list what is gone, and has no answer where that was all of it', () => {
  const left = new Map([[8, other]])
  expect(unpackListings(packListings([one, other]).packed, left)).toEqual([other])
  expect(() => unpackListings(packListings(one).packed, left)).toThrow('The listing is gone.')
})
