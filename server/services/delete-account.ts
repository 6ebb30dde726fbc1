import type { Kysely } from 'kysely'
import { Refusal } from '#contract/domain/refusal.ts'
import { publish } from '#server/db/repositories/events.ts'
import { lockListing } from '#server/db/repositories/listings.ts'
import { listingsOfMember, lockMember, makeFormer } from '#server/db/repositories/members.ts'
import { stayThatIsNotOver, waitingRequests } from '#server/db/repositories/member-reservations.ts'
import { findPasswordHashOf } from '#server/db/repositories/users.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Context } from './context.ts'
import { takeAway, type InTheWay } from './delete-listing.ts'
import { expireOverdue } from './expire.ts'
import { isPassword } from './password.ts'
import { makeMove, viewOf } from './reservations.ts'
import { countTries } from './tries.ts'

/** Ends an account: its listings are deleted, its requests end, and what others have of it stays without a name. Two
 *  at the same moment do the same as one.
 *  @returns null once it is deleted, otherwise the stay that keeps it
 *  @throws Refusal 'invalid' when the password is another one, TooMany after too many of these
 *  @see docs/decisions/deleting-an-account.md */
export async function deleteAccount(
  context: Context,
  userId: number,
  password: string,
): Promise<InTheWay | null> {
  const { db } = context
  const forgive = await countTries(context, { kind: 'old-password', who: userId })
  const passwordHash = await findPasswordHashOf(db, userId)
  if (passwordHash === null || !(await isPassword(password, passwordHash))) throw wrongPassword()
  await forgive()
  const listingIds = new Set<number>()
  const leaving = { userId, passwordHash, listingIds }
  for (;;) {
    for (const { id } of await listingsOfMember(db, userId)) listingIds.add(id)
    const left = await db.transaction().execute((trx) => leave(context, trx, leaving))
    context.wakeMailer()
    context.wakePusher()
    if (left !== 'not-locked') return left
  }
}

/** Listings are locked before the user, as by whoever reserves; what has come to them meanwhile needs another round. */
async function leave(
  context: Context,
  trx: Kysely<Schema>,
  { userId, passwordHash, listingIds }: Leaving,
): Promise<InTheWay | 'not-locked' | null> {
  const now = context.now()
  for (const id of [...listingIds].sort((a, b) => a - b)) {
    await lockListing(trx, id)
    await expireOverdue(trx, id, now)
  }
  const member = await lockMember(trx, userId)
  if (!member) return null
  if (member.passwordHash !== passwordHash) throw wrongPassword()
  const listings = await listingsOfMember(trx, userId)
  if (listings.some(({ id }) => !listingIds.has(id))) return 'not-locked'

  const stay = await stayThatIsNotOver(trx, userId, now)
  if (stay) return { reason: notOver, reservation: await viewOf(trx, userId, stay) }
  await endRequests(trx, userId, now)
  for (const { id, isOwn } of listings) if (isOwn) await takeAway(trx, id, now)
  await makeFormer(trx, { id: userId, email: member.email }, now)
  await publish(trx, { about: 'session', id: userId, userIds: [userId] })
  return null
}

const notOver =
  'This account cannot be deleted: a stay is not over yet. Please cancel it, or wait until it is over.'

/** Those of others are declined, the own ones cancelled; the other one is told, as ever. */
async function endRequests(trx: Kysely<Schema>, userId: number, now: Date): Promise<void> {
  for (const reservation of await waitingRequests(trx, userId)) {
    const to = reservation.lenderId === userId ? 'declined' : 'cancelled'
    const move = { to, note: '', seen: null } as const
    await makeMove(trx, { userId, reservation, move, now, idempotency: null })
  }
}

interface Leaving {
  userId: number
  /** Of the password that was given. */
  passwordHash: string
  /** Those that were known before the transaction. */
  listingIds: ReadonlySet<number>
}

function wrongPassword(): Refusal {
  const message = 'Password is incorrect.'
  return new Refusal('invalid', message, [{ path: 'Password', message }])
}
