import { expect, test } from 'vitest'
import { encodeListing } from '#contract/codecs/listing.ts'
import type { Listing } from '#contract/domain/listing.ts'
import { pictureSource } from '#contract/domain/picture.ts'
import { listingExample } from '#tests/fixtures/listing-example.ts'
import { listingMarkup } from './listing-markup.ts'

const origin = 'https://staylend.example'
const markupOf = (some: Partial<Listing>, at: string | null = origin) =>
  listingMarkup(encodeListing(listingExample(some)), { origin: at, description: 'By the beach.' })

test('a room is one that can be had for its daily price', () => {
  expect(markupOf({})).toMatchObject({
    '@type': ['Product', 'Room'],
    name: 'A room by the sea',
    offers: [
      {
        price: 900,
        priceCurrency: 'THB',
        availability: 'https://schema.org/InStock',
        priceSpecification: { referenceQuantity: { value: 1, unitCode: 'DAY' } },
      },
    ],
  })
})

test('what is switched off, or has no price, is no offer', () => {
  const off = { offered: false, price: 1000, approval: false }
  const unpriced = { offered: true, price: null, approval: false }
  const offers = { hourly: off, daily: unpriced, weekly: off, monthly: unpriced }
  expect(markupOf({ offers })).toMatchObject({ offers: [] })
})

test('a listing that is not active is not in stock', () => {
  expect(markupOf({ isActive: false })).toMatchObject({
    offers: [{ availability: 'https://schema.org/OutOfStock' }],
  })
})

test('stars stand there from the first review on', () => {
  expect(markupOf({})).not.toHaveProperty('aggregateRating')
  expect(markupOf({ rating: { average: 4.5, count: 12 } })).toMatchObject({
    aggregateRating: { ratingValue: 4.5, reviewCount: 12 },
  })
})

test('a car is a product and no home with an address', () => {
  const car = markupOf({ type: 'CAR' })
  expect(car).toMatchObject({ '@type': 'Product' })
  expect(car).not.toHaveProperty('address')
})

test('pictures and page are named by whole addresses, or not at all', () => {
  const source = pictureSource({
    hash: '0123456789abcdef0123456789abcdef',
    widthPx: 600,
    heightPx: 450,
    colour: '336699',
  })
  expect(markupOf({ pictures: [source] })).toMatchObject({
    url: `${origin}/rentitem/1`,
    image: [origin + source],
  })
  const nowhere = markupOf({ pictures: [source] }, null)
  expect(nowhere).not.toHaveProperty('url')
  expect(nowhere).not.toHaveProperty('image')
})
