import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { missingParts } from '#contract/domain/listing.ts'
import { isInside } from '#contract/domain/place.ts'
import { presetCities } from '#contract/domain/preset-cities.ts'
import { reachOf } from '#contract/domain/reach-of.ts'
import { rentPeriods } from '#contract/domain/rent-period.ts'
import { textLimits } from '#contract/limits.ts'
import { makeDemonstration } from '#server/demo/make-demonstration.ts'
import { demo } from '../demo.ts'
import { ridelend } from '../site.ts'
import { fleets } from './fleets.ts'

const now = new Date('2026-03-10T09:20:30Z')
const { others: listings, reviews, users } = makeDemonstration(now, [demo])
const types = ridelend.types.map(({ name }) => name)

describe('the vehicles of the demonstration', () => {
  it.each(presetCities.map((preset) => [preset.city, preset] as const))(
    'stand in %s, as many as its fleet has',
    (city, preset) => {
      const there = listings.filter((each) => each.preset === city)
      expect(there).toHaveLength(fleets[city]?.vehicles ?? 0)
      for (const { row } of there) {
        expect(isInside({ lat: row.lat as number, lng: row.lng as number }, reachOf(preset))).toBe(
          true,
        )
      }
    },
  )

  it('are of all types, and boats are where there is water', () => {
    expect(new Set(listings.map(({ content }) => content.type))).toEqual(new Set(types))
    const boats = listings.filter(({ content }) => content.type === 'BOAT')
    expect(boats.length).toBeGreaterThan(25)
    expect(boats.filter(({ preset }) => preset.startsWith('Chiang'))).toEqual([])
  })

  it('lack nothing that an active listing needs', () => {
    for (const { content, row } of listings) {
      const place = { lat: row.lat as number, lng: row.lng as number }
      expect(missingParts({ ...content, place })).toEqual([])
    }
  })

  it('show three pictures of their own kind', () => {
    for (const { pictures } of listings) {
      expect(new Set(pictures.map(({ href }) => href)).size).toBe(3)
      const kinds = pictures.map(({ pathname }) => /([\w-]+)-anywhere/.exec(pathname)?.[1])
      expect(new Set(kinds).size).toBe(1)
      for (const picture of pictures) expect(existsSync(picture)).toBe(true)
    }
  })

  it('cost more for a longer period, and less for a day of it', () => {
    const days = { hourly: 1 / 24, daily: 1, weekly: 7, monthly: 30 }
    for (const { content } of listings) {
      const priced = rentPeriods.flatMap((period) => {
        const { price } = content.offers[period]
        return price ? [{ price, perDay: price / days[period] }] : []
      })
      for (const [at, { price, perDay }] of priced.entries()) {
        const longer = priced[at + 1]
        if (longer) expect(longer.price > price && longer.perDay < perDay, content.title).toBe(true)
      }
    }
  })

  it('have titles of their own that fit a line, and descriptions without an open slot', () => {
    expect(new Set(listings.map(({ content }) => content.title)).size).toBe(listings.length)
    for (const { content } of listings) {
      expect(content.title.length).toBeLessThanOrEqual(60)
      expect(content.details.length).toBeGreaterThan(250)
      expect(content.details.length).toBeLessThanOrEqual(700)
      expect(`${content.title} ${content.details}`).not.toMatch(
        /[{}]|undefined|null| {2}|\.\.|\ban? a[n ]|\ba [aeio]/i,
      )
    }
  })

  it('belong to lenders who have homes in the same city', () => {
    for (const { preset, lenderId } of listings) {
      expect(users.lenderIds.get(preset)).toContain(lenderId)
    }
  })

  it('are reviewed in words of their own', () => {
    const ids = new Set(listings.map(({ id }) => id))
    const said = reviews.filter(({ listing_id }) => ids.has(listing_id))
    expect(said.length).toBeGreaterThan(40)
    for (const { text_item, text_user } of said) {
      const text = `${text_item ?? ''} ${text_user ?? ''}`
      expect(text).not.toMatch(/[{}]|undefined|\b(bed|flat|room|kitchen|shower|towel)s?\b/i)
      expect(text.length).toBeLessThan(textLimits.review)
    }
  })
})
