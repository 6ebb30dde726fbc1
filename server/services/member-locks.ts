import type { Kysely } from 'kysely'
import { listingsOfMember, lockMember } from '#server/db/repositories/members.ts'
import { lockListing } from '#server/db/repositories/listings.ts'
import { waitingRequests } from '#server/db/repositories/member-reservations.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Context } from './context.ts'
import { expireOverdue } from './expire.ts'
import { makeMove } from './reservations.ts'

/** A user and all that a change of their account is about, while nobody else changes any of it. */
export interface HeldMember {
  email: string
  passwordHash: string
  isSuspended: boolean
  /** Those that are not deleted. */
  ownListingIds: number[]
  /** Its one look at the clock. */
  now: Date
}

/** Runs a task under the locks of a user and of all listings that the user has something to do with, overdue requests
 *  expired. Listings are locked before the user, as by whoever reserves; what has come to them meanwhile needs another
 *  round.
 *  @returns null when the user has no account any more */
export async function underLocksOf<Result>(
  { db, now, wakeMailer, wakePusher }: Pick<Context, 'db' | 'now' | 'wakeMailer' | 'wakePusher'>,
  userId: number,
  task: (trx: Kysely<Schema>, member: HeldMember) => Promise<Result>,
): Promise<{ result: Result } | null> {
  const listingIds = new Set<number>()
  for (;;) {
    for (const { id } of await listingsOfMember(db, userId, now())) listingIds.add(id)
    const done = await db.transaction().execute(async (trx) => {
      const held = await hold(trx, { userId, listingIds, now: now() })
      return held && held !== 'not-locked' ? { result: await task(trx, held) } : held
    })
    wakeMailer()
    wakePusher()
    if (done !== 'not-locked') return done
  }
}

async function hold(
  trx: Kysely<Schema>,
  { userId, listingIds, now }: { userId: number; listingIds: ReadonlySet<number>; now: Date },
): Promise<HeldMember | 'not-locked' | null> {
  for (const id of [...listingIds].sort((a, b) => a - b)) {
    await lockListing(trx, id)
    await expireOverdue(trx, id, now)
  }
  const member = await lockMember(trx, userId)
  if (!member) return null
  const listings = await listingsOfMember(trx, userId, now)
  if (listings.some(({ id }) => !listingIds.has(id))) return 'not-locked'
  const ownListingIds = listings.flatMap(({ id, isOwn }) => (isOwn ? [id] : []))
  return { ...member, ownListingIds, now }
}

/** Those of others are declined, the own ones cancelled; the other one is told, as ever. */
export async function endRequests(trx: Kysely<Schema>, userId: number, now: Date): Promise<number> {
  const requests = await waitingRequests(trx, userId)
  for (const reservation of requests) {
    const to = reservation.lenderId === userId ? 'declined' : 'cancelled'
    const move = { to, note: '', seen: null } as const
    await makeMove(trx, { userId, reservation, move, now, idempotency: null })
  }
  return requests.length
}
