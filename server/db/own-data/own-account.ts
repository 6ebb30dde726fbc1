import { sql, type Kysely } from 'kysely'
import { ratingOf } from '#contract/domain/rating.ts'
import { currencyById } from '#contract/domain/currency.ts'
import type { Schema } from '../schema.ts'
import { ownRows, type ReadPart } from './own-rows.ts'

/** What the user has told about themselves; of the password nothing. */
export async function ownProfile(db: Kysely<Schema>, userId: number): Promise<object> {
  const row = await db
    .selectFrom('app_user')
    .selectAll()
    .select(sql<string | null>`to_char(date_of_birth, 'YYYY-MM-DD')`.as('date_of_birth'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return {
    id: row.id,
    email: row.email,
    emailVerifiedOn: row.email_verified_at,
    firstName: row.first_name,
    lastName: row.last_name,
    dateOfBirth: row.date_of_birth,
    phone: row.phone,
    about: row.about,
    language: row.culture,
    currency: currencyById(row.currency_id).code,
    picture: row.profile_image,
    mailsSwitchedOff: row.mails_off,
    rating: ratingOf(row.stars_sum, row.review_count),
    memberSince: row.member_since,
    updatedOn: row.updated_on,
    suspendedOn: row.suspended_at,
  }
}

/** Devices that are logged in. */
export const ownSessions: ReadPart = (db, { userId, after, atMost }) =>
  ownRows(
    db,
    sql<{ key: number; loggedInOn: Date; endsOn: Date }>`
      select * from (
        select row_number() over (order by created_at, token_hash) as key,
          created_at as "loggedInOn", expires_at as "endsOn"
        from session where user_id = ${userId}
      ) own
      where key > ${after} order by key limit ${atMost}`,
  )

/** Devices that are told of messages; where a device is reached says nothing to its user. */
export const ownDevices: ReadPart = (db, { userId, after, atMost }) =>
  ownRows(
    db,
    sql<{ key: number; since: Date; showsText: boolean }>`
      select push_subscription.id as key, asked_on as since, shows_text as "showsText"
      from push_subscription join session on token_hash = session_hash
      where user_id = ${userId} and push_subscription.id > ${after}
      order by key limit ${atMost}`,
  )

/** Of an address that is known to be the user's: nobody is told who else gets it. */
export const ownNewsletter: ReadPart = (db, { userId, after }) =>
  ownRows(
    db,
    sql<{ key: number; email: string; since: Date }>`
      select 1 as key, newsletter_address.email, subscribed_on as since
      from newsletter_address
      join app_user on lower(app_user.email) = lower(newsletter_address.email)
      where app_user.id = ${userId} and email_verified_at is not null and ${after}::int < 1`,
  )

export const ownSavedListings: ReadPart = (db, { userId, after, atMost }) =>
  ownRows(
    db,
    sql<{ key: number; listing: number; title: string; savedOn: Date }>`
      select listing_id as key, listing_id as listing, title, saved_on as "savedOn"
      from saved_listing join listing on listing.id = listing_id
      where saved_listing.user_id = ${userId} and listing_id > ${after}
      order by key limit ${atMost}`,
  )

/** Whom the user has blocked; who has blocked the user is told nobody. */
export const ownBlocks: ReadPart = (db, { userId, after, atMost }) =>
  ownRows(
    db,
    sql<{ key: number; user: number; firstName: string; since: Date }>`
      select blocked_id as key, blocked_id as "user", first_name as "firstName",
        created_on as since
      from user_block join app_user on app_user.id = blocked_id
      where blocker_id = ${userId} and blocked_id > ${after}
      order by key limit ${atMost}`,
  )
