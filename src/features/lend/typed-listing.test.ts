import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeListing } from '#contract/codecs/listing.ts'
import * as wire from '#tests/fixtures/wire-arbitraries.ts'
import { contentOf, newListing, readTyped, typedOf } from './typed-listing.ts'

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
