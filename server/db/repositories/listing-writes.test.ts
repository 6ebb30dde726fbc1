import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { listingFormCodec } from '#contract/codecs/listing.ts'
import { rentPeriods } from '#contract/domain/rent-period.ts'
import { activeListing } from '#tests/fixtures/listing-arbitraries.ts'
import { contentColumns } from './listing-writes.ts'
import { listingOf } from './listings.ts'

test('what a form says is what is read of its row', () => {
  fc.assert(
    fc.property(activeListing(1), ({ place, ...listing }) => {
      const row = {
        ...contentColumns(listing),
        ...place,
        id: 1,
        site_id: listing.siteId,
        user_id: listing.lenderId,
        is_active: listing.isActive,
        zone: listing.zone,
        location_id: listing.buildingId,
        updated_on: listing.updatedOn,
        review_count: 0,
        stars_sum: 0,
        pictures: listing.pictures,
      }
      expect(listingOf(row)).toEqual({ ...listing, place, id: 1 })
    }),
  )
})

/** What is undefined stays as it is stored. A column joins this list only if it follows from those that stand in it, as
 *  the words do from the details. @see CONTRIBUTING.md, Pages of two versions */
test('a form says nothing of a field that it lacks, but for those of the first version', () => {
  const columns = contentColumns(z.decode(listingFormCodec, { Title: 'Loft' }))
  const written = Object.entries(columns).flatMap(([name, value]) =>
    value === undefined ? [] : name,
  )
  expect(written).toEqual([
    'title',
    'type_id',
    'zip',
    'city',
    'currency_id',
    'deposit_minor',
    'deposit_terms',
    'details',
    'words',
    'word_run',
    'private_notes',
    ...rentPeriods.flatMap((of) => [`${of}_offered`, `${of}_minor`, `${of}_approval`]),
  ])
})
