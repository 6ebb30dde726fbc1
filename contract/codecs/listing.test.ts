import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { listingTypes } from '../domain/listing-type.ts'
import { expectRoundTrip } from '#tests/fixtures/round-trip.ts'
import * as wire from '#tests/fixtures/wire-arbitraries.ts'
import { listingCodec, listingFormCodec } from './listing.ts'

const sent = fc.sample(wire.listing, { seed: 1, numRuns: 1 })[0]!

test('a listing comes back as it went', () => {
  expectRoundTrip(listingCodec, wire.listing)
})

test('the form of a listing comes back as it went', () => {
  expectRoundTrip(listingFormCodec, wire.listingForm)
})

test('a form with a title alone is a condo with every period offered and approved', () => {
  const form = z.decode(listingFormCodec, { Title: 'Room with a view' })
  const offer = { offered: true, price: null, approval: true }
  expect(form).toMatchObject({
    type: 'CONDO',
    currency: 'USD',
    deposit: 0,
    privateNotes: '',
    editedFrom: null,
    offers: { hourly: offer, daily: offer, weekly: offer, monthly: offer },
  })
})

test('each period has its own price, flag and approval', () => {
  const { offers } = z.decode(listingFormCodec, {
    Title: 'Four offers',
    IsHourlyOk: 0,
    HourlyPrice: 1.5,
    DailyPrice: 20,
    IsDailyApproval: 0,
    IsWeeklyOk: 0,
    IsWeeklyApproval: 0,
    MonthlyPrice: 400.25,
  })
  expect(offers).toEqual({
    hourly: { offered: false, price: 150, approval: true },
    daily: { offered: true, price: 2000, approval: false },
    weekly: { offered: false, price: null, approval: false },
    monthly: { offered: true, price: 40_025, approval: true },
  })
})

test('a listing without a place has neither latitude nor longitude', () => {
  expect(z.decode(listingCodec, { ...sent, Lat: null, Lon: null }).place).toBeNull()
  expect(z.decode(listingCodec, { ...sent, Lat: 0, Lon: 0 }).place).toEqual({ lat: 0, lng: 0 })
})

test('a listing without a review has no rating, and not one of nothing', () => {
  expect(z.decode(listingCodec, { ...sent, Stars: null, Reviews: 0 }).rating).toBeNull()
})

test('a listing whose title cannot be seen is read all the same', () => {
  expect(z.decode(listingCodec, { ...sent, Title: '\u200B' }).title).toBe('\u200B')
})

test('private notes that are not for this reader are left out of what is sent', () => {
  const { PrivateNotes: _, ...withoutNotes } = sent
  const listing = z.decode(listingCodec, { ...withoutNotes })
  expect(listing.privateNotes).toBeNull()
  expect(z.encode(listingCodec, listing)).not.toHaveProperty('PrivateNotes')
})

test.each([
  ['a title of spaces', { Title: '  ' }, 'Title'],
  ['a title of which nothing is seen', { Title: '\u200B' }, 'Title'],
  ['no title', {}, 'Title'],
  ['details of 6001 characters', { Title: 'x', Details: 'x'.repeat(6001) }, 'Details'],
  ['a type that does not exist', { Title: 'x', TypeId: listingTypes.length }, 'TypeId'],
  ['a negative price', { Title: 'x', DailyPrice: -1 }, 'DailyPrice'],
  ['a character that cannot be stored', { Title: 'x', City: 'a\0b' }, 'City'],
  ['a field that does not exist', { Title: 'x', Owner: 1 }, ''],
])('a form with %s is refused', (_what, form, path) => {
  const { error } = z.safeDecode(listingFormCodec, form as { Title: string })
  expect(error?.issues.map((issue) => issue.path.join())).toEqual([path])
})
