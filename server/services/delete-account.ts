import type { Kysely } from 'kysely'
import { publish } from '#server/db/repositories/events.ts'
import { makeFormer } from '#server/db/repositories/members.ts'
import { staysThatAreNotOver } from '#server/db/repositories/member-reservations.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Context } from './context.ts'
import { takeAway } from './delete-listing.ts'
import type { InTheWay } from './in-the-way.ts'
import { endRequests, underLocksOf, type HeldMember } from './member-locks.ts'
import { accountIsGone } from './members.ts'
import { assertOwnPassword, wrongPassword } from './own-password.ts'
import { viewOf } from './reservations.ts'

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
  const passwordHash = await assertOwnPassword(context, { userId, password })
  const left = await underLocksOf(context, userId, async (trx, member) => {
    if (member.isSuspended) throw accountIsGone()
    if (member.passwordHash !== passwordHash) throw wrongPassword()
    return leave(trx, userId, member)
  })
  return left?.result ?? null
}

async function leave(
  trx: Kysely<Schema>,
  userId: number,
  { email, ownListingIds, now }: HeldMember,
): Promise<InTheWay | null> {
  const [stay] = await staysThatAreNotOver(trx, userId, now)
  if (stay) return { reason: notOver, reservation: await viewOf(trx, userId, stay) }
  await endRequests(trx, userId, now)
  for (const id of ownListingIds) await takeAway(trx, id, now)
  await makeFormer(trx, { id: userId, email }, now)
  await publish(trx, { about: 'session', id: userId, userIds: [userId] })
  return null
}

const notOver =
  'This account cannot be deleted: a rental is not over yet. Please cancel it, or wait until it is over.'
