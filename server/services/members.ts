import type { Kysely } from 'kysely'
import { Refusal } from '#contract/domain/refusal.ts'
import { holdMembers } from '#server/db/repositories/members.ts'
import type { Schema } from '#server/db/schema.ts'

/** Of whose account was deleted or suspended while this request was on its way. */
export const accountIsGone = () => new Refusal('login-needed', 'Please log in.')

/** Whoever writes something has an account, and is not suspended, until it is written; call it after the lock on the listing.
 *  @throws Refusal 'login-needed' */
export async function assertMember(trx: Kysely<Schema>, userId: number): Promise<void> {
  const members = await holdMembers(trx, [userId])
  if (!members.has(userId)) throw accountIsGone()
}
