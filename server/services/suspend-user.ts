import type { Kysely } from 'kysely'
import { found } from '#contract/domain/refusal.ts'
import { publish } from '#server/db/repositories/events.ts'
import { staysThatAreNotOver } from '#server/db/repositories/member-reservations.ts'
import type { StoredReservation } from '#server/db/repositories/reservations.ts'
import { deleteSessionsOf } from '#server/db/repositories/sessions.ts'
import { setSuspendedAt } from '#server/db/repositories/suspensions.ts'
import { putBackWithLender, takeDownWithLender } from '#server/db/repositories/taken-down.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Context } from './context.ts'
import { endRequests, underLocksOf, type HeldMember } from './member-locks.ts'
import { makeMove } from './reservations.ts'

type Parts = Pick<Context, 'db' | 'now' | 'wakeMailer' | 'wakePusher'>

/** What a suspension has changed. */
export interface Suspension {
  wasSuspended: boolean
  listingsTakenDown: number
  requestsEnded: number
  staysCancelled: number
  /** Stays that are not over. */
  staysLeft: StoredReservation[]
}

/** Keeps a user out: ends their sessions, takes their listings down and ends their requests. Asked twice it does the
 *  same as once.
 *  @param ofStays what becomes of those that are not over
 *  @see docs/decisions/suspending-a-user.md */
export async function suspendUser(
  parts: Parts,
  userId: number,
  ofStays: 'keep' | 'cancel',
): Promise<Suspension> {
  const suspended = await underLocksOf(parts, userId, async (trx, { isSuspended, now }) => {
    if (!isSuspended) await setSuspendedAt(trx, userId, now)
    await deleteSessionsOf(trx, userId)
    await publish(trx, { about: 'session', id: userId, userIds: [userId] })
    const listingsTakenDown = await takeDownWithLender(trx, userId, now)
    const requestsEnded = await endRequests(trx, userId, now)
    const staysCancelled = ofStays === 'cancel' ? await cancelStays(trx, userId, now) : 0
    const staysLeft = await staysThatAreNotOver(trx, userId, now)
    return {
      wasSuspended: isSuspended,
      listingsTakenDown,
      requestsEnded,
      staysCancelled,
      staysLeft,
    }
  })
  return found(suspended, 'user').result
}

async function cancelStays(
  trx: Kysely<Schema>,
  userId: number,
  now: HeldMember['now'],
): Promise<number> {
  const stays = await staysThatAreNotOver(trx, userId, now)
  for (const reservation of stays) {
    const move = { to: 'cancelled', note: '', seen: null } as const
    await makeMove(trx, { userId, madeBy: 'operator', reservation, move, now, idempotency: null })
  }
  return stays.length
}

/** Lets a user in again, with the listings that were taken down when they were suspended. */
export async function restoreUser(
  parts: Parts,
  userId: number,
): Promise<{ wasSuspended: boolean; listingsPutBack: number }> {
  const restored = await underLocksOf(parts, userId, async (trx, { isSuspended, now }) => {
    await setSuspendedAt(trx, userId, null)
    return {
      wasSuspended: isSuspended,
      listingsPutBack: await putBackWithLender(trx, userId, now),
    }
  })
  return found(restored, 'user').result
}
