import { sql, type Kysely } from 'kysely'
import { anyOf } from '../any-of.ts'
import { hasEmail } from '../email-key.ts'
import type { Schema } from '../schema.ts'

/** Which of these users have an account that is not suspended. That stays so until the transaction ends; it comes after
 *  the lock on a listing where there is one. */
export async function holdMembers(db: Kysely<Schema>, ids: number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', anyOf(ids))
    .where('deleted_at', 'is', null)
    .where('suspended_at', 'is', null)
    .forKeyShare()
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Waits for all that the user is doing, and keeps whatever refers to them from beginning, until the transaction ends.
 *  @returns null when they have no account any more */
export async function lockMember(
  db: Kysely<Schema>,
  id: number,
): Promise<{ email: string; passwordHash: string; isSuspended: boolean } | null> {
  const row = await db
    .selectFrom('app_user')
    .select(['email', 'password_hash', 'suspended_at'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return null
  const { email, password_hash: passwordHash, suspended_at: suspendedAt } = row
  return { email, passwordHash, isSuspended: suspendedAt !== null }
}

/** The listings under whose locks an account ends or is suspended: the user's own, deleted ones that still have notes of
 *  theirs, and those that they have asked for or have a stay at that is not over.
 *  @returns as own those that are not deleted */
export async function listingsOfMember(
  db: Kysely<Schema>,
  userId: number,
  now: Date,
): Promise<{ id: number; isOwn: boolean }[]> {
  const { rows } = await sql<{ id: number; isOwn: boolean }>`
    select id, deleted_at is null as "isOwn" from listing
    where user_id = ${userId} and (deleted_at is null or private_notes <> '')
    union
    select listing_id, false from reservation
    where renter_id = ${userId}
      and (status = 'requested' or (status = 'confirmed' and to_at > ${now}))
    `.execute(db)
  return rows
}

/** Leaves of an account what others have of it, without a word of whose it was; call it under the locks of
 *  `listingsOfMember`. */
export async function makeFormer(
  db: Kysely<Schema>,
  { id, email }: { id: number; email: string },
  now: Date,
): Promise<void> {
  await endNewsletter(db, { id, email })
  await db
    .updateTable('app_user')
    .set({
      email: '',
      password_hash: '',
      first_name: '',
      last_name: '',
      culture: 'en-US',
      currency_id: 0,
      date_of_birth: null,
      phone: '',
      about: '',
      email_verified_at: null,
      profile_image: '',
      mails_off: [],
      updated_on: now,
      deleted_at: now,
    })
    .where('id', '=', id)
    .execute()
  await db
    .updateTable('listing')
    .set({ private_notes: '' })
    .where('user_id', '=', id)
    .where('private_notes', '<>', '')
    .execute()
  // With its devices, and with what these have not been told yet.
  await db.deleteFrom('session').where('user_id', '=', id).execute()
  await db.deleteFrom('mail').where('recipient_id', '=', id).execute()
  await removeLinksTo(db, { id, email })
  await db.deleteFrom('saved_listing').where('user_id', '=', id).execute()
  await db.deleteFrom('saved_change').where('user_id', '=', id).execute()
  await db.deleteFrom('listing_creation').where('user_id', '=', id).execute()
  await db.deleteFrom('allowance').where('user_id', '=', id).execute()
  await db
    .deleteFrom('user_block')
    .where(({ or, eb }) => or([eb('blocker_id', '=', id), eb('blocked_id', '=', id)]))
    .execute()
}

/** Of an address that was not verified nobody knows whether it is the user's: it may have been typed to end what somebody
 *  else reads. */
const endNewsletter = (db: Kysely<Schema>, { id, email }: { id: number; email: string }) =>
  db
    .deleteFrom('newsletter_address')
    .where(hasEmail(email))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('app_user')
          .select('app_user.id')
          .where('app_user.id', '=', id)
          .where('email_verified_at', 'is not', null),
      ),
    )
    .execute()

/** Of a reset it is not known whose it is before its mail is made. */
const removeLinksTo = (db: Kysely<Schema>, { id, email }: { id: number; email: string }) =>
  db
    .deleteFrom('mail_link')
    .where(({ or, eb }) => or([eb('user_id', '=', id), hasEmail(email)]))
    .execute()
