import { describe, expect, it } from 'vitest'
import { reservationStatuses } from '#contract/domain/reservation.ts'
import { overlaps } from '#contract/domain/stay.ts'
import type { DemoListing } from '../demo-listing.ts'
import { makeDemonstration } from '../make-demonstration.ts'
import { statusOf, type PlannedStay } from './plan.ts'
import { printedStays } from './printed-stays.ts'

const moments = ['2026-03-10T09:20:30Z', '2025-12-31T22:10:00Z', '2026-10-25T00:30:00Z']

describe.each(moments)('the demonstration reservations at %s', (moment) => {
  const now = new Date(moment)
  const { homes, stays, users, conversations } = makeDemonstration(now)
  const holds = (stay: PlannedStay) => ['requested', 'confirmed'].includes(statusOf(stay))

  it('are in all five states', () => {
    expect(new Set(stays.map(statusOf))).toEqual(new Set(reservationStatuses))
    expect(stays.length).toBeGreaterThan(300)
  })

  it('lie behind, now and ahead', () => {
    const confirmed = stays.filter((stay) => statusOf(stay) === 'confirmed')
    expect(confirmed.some(({ to }) => to < now)).toBe(true)
    expect(confirmed.some(({ from, to }) => from <= now && now < to)).toBe(true)
    expect(confirmed.some(({ from }) => from > now)).toBe(true)
  })

  it('never hold the same dates twice', () => {
    const active = stays.filter(holds)
    const clashes = active.filter((stay, at) =>
      active
        .slice(at + 1)
        .some((other) => other.listing.id === stay.listing.id && overlaps(stay, other)),
    )
    expect(clashes).toEqual([])
  })

  it('were made and changed in the past, in order', () => {
    for (const { madeOn, moves } of stays) {
      const times = [madeOn, ...moves.map(({ at }) => at), now].map((at) => at.getTime())
      expect(times).toEqual([...times].sort((a, b) => a - b))
    }
  })

  it('leave no request open beyond its day', () => {
    for (const stay of stays.filter((each) => statusOf(each) === 'requested')) {
      expect(stay.expiresAt! > now).toBe(true)
    }
  })

  const when = ({ from, to }: PlannedStay) => (to <= now ? 'behind' : from > now ? 'ahead' : 'now')

  it('show the printed renter stays of all times, and each way that a request can go', () => {
    const own = stays.filter(({ renterId }) => renterId === users.renterId)
    expect(own.map((stay) => `${statusOf(stay)} ${when(stay)}`).sort()).toEqual([
      'cancelled ahead',
      'confirmed ahead',
      'confirmed behind',
      'confirmed behind',
      'confirmed now',
      'declined ahead',
      'requested ahead',
    ])
  })

  it('find the printed renter other homes where the first cannot be reserved', () => {
    const first = printedStays(homes, users, now).map(({ listing }) => listing)
    const isYoung = (home: DemoListing) => first.includes(home) && home.lenderId !== users.lenderId
    const others = homes.map((home) => (isYoung(home) ? { ...home, createdOn: now } : home))
    expect(others).not.toEqual(homes)
    expect(printedStays(others, users, now)).toHaveLength(first.length)
  })

  it('show the printed lender guests of all times, and each way that a request can go', () => {
    const incoming = stays.filter(({ listing }) => listing.lenderId === users.lenderId)
    const seen = incoming.map((stay) => `${statusOf(stay)} ${when(stay)}`)
    expect(seen).toEqual(
      expect.arrayContaining([
        'cancelled ahead',
        'confirmed ahead',
        'confirmed behind',
        'confirmed now',
        'declined ahead',
        'requested ahead',
      ]),
    )
  })

  it.each(['renter', 'lender'] as const)('let the printed %s read and answer', (role) => {
    const id = role === 'renter' ? users.renterId : users.lenderId
    const chats = conversations.chats.filter(
      (chat) => (role === 'renter' ? chat.renter_id : chat.host_id) === id,
    )
    const unread = chats.flatMap((chat) => {
      const readId = (role === 'renter' ? chat.renter_read_id : chat.host_read_id) ?? 0
      return conversations.messages.filter(
        ({ id: at = 0, chat_id, author_id }) =>
          chat_id === chat.id && author_id !== id && at > readId,
      )
    })
    const kinds = conversations.messages
      .filter(({ chat_id }) => chats.some((chat) => chat.id === chat_id))
      .map(({ kind_id }) => kind_id)
    expect(unread).not.toHaveLength(0)
    expect(new Set(kinds)).toEqual(new Set([0, 1]))
  })

  it('show the printed lender requests that wait for an answer', () => {
    const incoming = stays.filter(({ listing }) => listing.lenderId === users.lenderId)
    const waiting = incoming.filter((stay) => statusOf(stay) === 'requested')
    expect(incoming.length).toBeGreaterThanOrEqual(9)
    expect(waiting.length).toBeGreaterThanOrEqual(2)
  })

  it('let no host write first, and nobody from the future', () => {
    for (const { id, host_id } of conversations.chats) {
      const messages = conversations.messages.filter(({ chat_id }) => chat_id === id)
      expect(messages[0]?.author_id).not.toBe(host_id)
      for (const { created_on } of messages) expect((created_on as Date) <= now).toBe(true)
    }
  })
})
