import { describe, expect, it } from 'vitest'
import { encodeListing } from '#contract/codecs/listing.ts'
import { toMajorUnits } from '#contract/domain/money.ts'
import { isInside } from '#contract/domain/place.ts'
import { presetCities } from '#contract/domain/preset-cities.ts'
import { reachOf } from '#contract/domain/reach-of.ts'
import { rentPeriods } from '#contract/domain/rent-period.ts'
import { missingParts, reservablePeriods } from '#contract/domain/listing.ts'
import { rentItem } from '#contract/wire/rent-item.ts'
import { makeDemonstration } from '../make-demonstration.ts'
import type { DemoListing } from '../demo-listing.ts'

const now = new Date('2026-03-10T09:20:30Z')
const { homes: listings, users } = makeDemonstration(now)
const active = listings.filter(({ isActive }) => isActive)

const listingOf = ({ row, content, ...listing }: DemoListing) => ({
  ...content,
  id: listing.id,
  isActive: listing.isActive,
  zone: listing.zone,
  siteId: row.site_id,
  lenderId: listing.lenderId,
  pictures: [],
  rating: null,
  place: { lat: row.lat as number, lng: row.lng as number },
  buildingId: row.location_id ?? null,
  updatedOn: row.updated_on as Date,
})

const counted = [370, 945, 38, 27, 28, 22, 26, 29, 144]

describe('the demonstration listings', () => {
  it.each(presetCities.map((preset, at) => [preset.city, preset, counted[at]] as const))(
    'are as many in %s as docs/product.md §10 says',
    (_city, preset, count) => {
      const inReach = active.filter((each) => isInside(listingOf(each).place, reachOf(preset)))
      if (count !== undefined) expect(inReach).toHaveLength(count)
      else expect(inReach.length >= 8 && inReach.length <= 30).toBe(true)
    },
  )

  it('pass the schema of the wire', () => {
    for (const each of listings)
      expect(rentItem.safeParse(encodeListing(listingOf(each))).error).toBe(undefined)
  })

  it('lack nothing that an active listing needs', () => {
    for (const each of active) expect(missingParts(listingOf(each))).toEqual([])
  })

  it('cost more for a longer period, and less for a day of it', () => {
    const days = { hourly: 1 / 24, daily: 1, weekly: 7, monthly: 30 }
    for (const { content, id } of listings) {
      const priced = rentPeriods.flatMap((period) => {
        const { price } = content.offers[period]
        return price ? [{ price, perDay: price / days[period] }] : []
      })
      for (const [at, { price, perDay }] of priced.entries()) {
        const longer = priced[at + 1]
        if (longer)
          expect(longer.price > price && longer.perDay < perDay, `listing ${id}`).toBe(true)
      }
    }
  })

  it('ask believable rents', () => {
    const usdPer = { THB: 1 / 32, VND: 1 / 26_000, USD: 1, EUR: 1.15, JPY: 1 / 154 }
    for (const { content } of listings) {
      const { currency, offers } = content
      const rate = usdPer[currency as keyof typeof usdPer]
      const monthly = toMajorUnits({ amount: offers.monthly.price ?? 0, currency }) * rate
      if (monthly > 0) expect(monthly > 60 && monthly < 16_000, content.title).toBe(true)
    }
  })

  it('have titles of their own that fit a line', () => {
    expect(new Set(listings.map(({ content }) => content.title)).size).toBe(listings.length)
    const long = listings.filter(({ content }) => content.title.length > 60)
    expect(long.length).toBeLessThan(listings.length / 50)
  })

  it('have descriptions of some sentences without a slot left open', () => {
    for (const { content } of listings) {
      expect(content.details.length).toBeGreaterThan(250)
      expect(content.details.length).toBeLessThanOrEqual(700)
      expect(`${content.title} ${content.details}`).not.toMatch(/[{}]|undefined|null| {2}|\.\./)
    }
  })

  it('stand on one spot where they share a building', () => {
    const ids = new Set(active.flatMap(({ row }) => row.location_id ?? []))
    expect(ids.size).toBeGreaterThan(15)
    for (const buildingId of ids) {
      const group = active.filter(({ row }) => row.location_id === buildingId)
      expect(group.length).toBeLessThanOrEqual(8)
      expect(new Set(group.map(({ row }) => `${row.lat} ${row.lng}`)).size).toBe(1)
    }
  })

  it('belong to about 120 lenders, a dozen to the printed one and none to the printed renter', () => {
    const of = (userId: number) => active.filter(({ lenderId }) => lenderId === userId)
    expect(of(users.lenderId)).toHaveLength(12)
    expect(of(users.renterId)).toHaveLength(0)
    expect(new Set(listings.map(({ lenderId }) => lenderId)).size).toBeGreaterThan(110)
  })

  it('offer every period, each with and without approval', () => {
    for (const period of rentPeriods) {
      const offers = active.filter((each) => reservablePeriods(each.content).includes(period))
      expect(new Set(offers.map(({ content }) => content.offers[period].approval)).size).toBe(2)
    }
  })
})
