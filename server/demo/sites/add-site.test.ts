import { describe, expect, it } from 'vitest'
import { makeDemonstration } from '../make-demonstration.ts'
import { readSiteDemos } from './read-site-demos.ts'

const now = new Date('2026-03-10T09:20:30Z')
const homes = makeDemonstration(now)
const demos = await readSiteDemos()
const all = makeDemonstration(now, demos)

describe('what other sites demonstrate', () => {
  it('is found in their folders', () => {
    expect(demos.length).toBeGreaterThan(0)
    const siteIds = new Set(all.others.map(({ row }) => row.site_id))
    expect(siteIds).toEqual(new Set(demos.map(({ siteId }) => siteId)))
  })

  it('changes nothing about the homes', () => {
    expect(all.users).toEqual(homes.users)
    expect(all.homes).toEqual(homes.homes)
    expect(all.stays.slice(0, homes.stays.length)).toEqual(homes.stays)
    expect(all.reviews.slice(0, homes.reviews.length)).toEqual(homes.reviews)
    const { chats, messages } = homes.conversations
    expect(all.conversations.chats.slice(0, chats.length)).toEqual(chats)
    expect(all.conversations.messages.slice(0, messages.length)).toEqual(messages)
  })

  it('has ids that count on, each where its own belongs', () => {
    const listings = [...all.homes, ...all.others]
    expect(listings.map(({ id }) => id)).toEqual(listings.map((_, at) => at + 1))
    expect(all.reviews.map(({ id }) => id)).toEqual(all.reviews.map((_, at) => at + 1))
    for (const review of all.reviews) {
      expect(all.stays[review.reservation_id - 1]?.listing.id).toBe(review.listing_id)
    }
    for (const { listing_id, chat_id, reservation_id } of all.conversations.messages) {
      expect(all.conversations.chats[chat_id - 1]?.listing_id).toBe(listing_id)
      if (reservation_id) expect(all.stays[reservation_id - 1]?.listing.id).toBe(listing_id)
    }
  })

  it('leaves the printed accounts as they are', () => {
    const { renterId, lenderId } = all.users
    const added = all.stays.slice(homes.stays.length)
    const people = added.flatMap((stay) => [stay.renterId, stay.listing.lenderId])
    expect(people).not.toContain(renterId)
    expect(people).not.toContain(lenderId)
  })
})
