import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeListing } from '#contract/codecs/listing.ts'
import { listingExample } from '#tests/fixtures/listing-example.ts'
import * as wire from '#tests/fixtures/wire-arbitraries.ts'
import { contentOf, listingFields, newListing, readTyped, typedOf } from './typed-listing.ts'

test('a listing that nobody changes is sent as it came', () => {
  fc.assert(
    fc.property(wire.listing, (item) => {
      const listing = decodeListing(item)
      const content = contentOf(typedOf(listing))
      expect({ ...listing, ...content }).toEqual({ ...listing, privateNotes: content.privateNotes })
      expect(content.privateNotes).toBe(listing.privateNotes ?? '')
    }),
  )
})

test('what is typed can be kept', () => {
  expect(readTyped(JSON.parse(JSON.stringify(newListing)))).toEqual(newListing)
})

const typed = {
  ...typedOf(listingExample({ title: 'Loft', type: 'HOUSE', currency: 'THB', deposit: 5000 })),
  'daily.offered': false,
}

test.each(listingFields)('what was typed before there was %s is kept, without it', (field) => {
  const { [field]: _, ...before } = typed
  expect(readTyped(before)).toEqual({ ...typed, [field]: newListing[field] })
})

test.each(listingFields)('what says nothing that can be typed as %s is no listing', (field) => {
  expect(readTyped({ ...typed, [field]: null })).toBeNull()
})
