import { expect, it } from 'vitest'
import { groupBySpot, spotFeatures } from './spots.ts'

const listing = (id: number, lat: number, lng: number) => ({
  id,
  lat,
  lng,
  title: `Listing ${id}`,
  buildingId: null,
  priceLabel: `THB ${id}`,
})

it('puts listings within eleven metres on one marker', () => {
  const spots = groupBySpot([
    listing(1, 13.75001, 100.5),
    listing(2, 13.75002, 100.50004),
    listing(3, 13.7502, 100.5),
  ])
  expect([...spots.values()].map((spot) => spot.listings.map(({ id }) => id))).toEqual([
    [1, 2],
    [3],
  ])
})

it('gives each spot its count and price, longitude first', () => {
  const { features } = spotFeatures(groupBySpot([listing(1, 13.75, 100.5)]).values())
  expect(features[0]).toMatchObject({
    geometry: { coordinates: [100.5, 13.75] },
    properties: { count: 1, price: 'THB 1' },
  })
})

it('has no markers without listings', () => {
  expect(spotFeatures(groupBySpot([]).values()).features).toEqual([])
})
