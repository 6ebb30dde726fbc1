import { expect, it } from 'vitest'
import { groupBySpot, spotFeatures } from './spots.ts'

const texts = { items: (count: number) => `${count} items` }
const listing = (id: number, lat: number, lng: number, buildingId: number | null = null) => ({
  id,
  lat,
  lng,
  title: `Listing ${id} with a rather long title`,
  type: 'CONDO' as const,
  buildingId,
  priceLabel: `THB ${id}`,
})
const propertiesOf = (...listings: ReturnType<typeof listing>[]) =>
  spotFeatures(groupBySpot(listings).values(), texts).features.map(({ properties }) => properties)

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

it('tells no two sides of the equator or the prime meridian apart within eleven metres', () => {
  const onEachSide = [listing(1, -0.00001, 0.00004), listing(2, 0.00001, -0.00004)]
  expect(groupBySpot(onEachSide).size).toBe(1)
})

it('stands longitude first', () => {
  const { features } = spotFeatures(groupBySpot([listing(1, 13.75, 100.5)]).values(), texts)
  expect(features[0]?.geometry).toEqual({ type: 'Point', coordinates: [100.5, 13.75] })
})

it('says of a single listing its price, its type and its title, cut at 30 letters', () => {
  expect(propertiesOf(listing(1, 13.75, 100.5))).toMatchObject([
    {
      kind: 'single',
      count: 1,
      label: 'THB 1',
      type: 'CONDO',
      title: 'Listing 1 with a rather long …',
    },
  ])
})

it('tells several at one spot from several in one building, and a lone one there from both', () => {
  expect(propertiesOf(listing(1, 13.75, 100.5), listing(2, 13.75, 100.5))).toMatchObject([
    { kind: 'multiple', count: 2 },
  ])
  expect(propertiesOf(listing(1, 13.75, 100.5, 9), listing(2, 13.76, 100.5, 9))).toMatchObject([
    { kind: 'location', count: 2, label: '2 items' },
  ])
  expect(propertiesOf(listing(1, 13.75, 100.5, 9))).toMatchObject([{ kind: 'single' }])
})

it('has no markers without listings', () => {
  expect(propertiesOf()).toEqual([])
})
