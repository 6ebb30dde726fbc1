import { sql, type Kysely } from 'kysely'
import { currencyByCode, currencyById } from '#contract/domain/currency.ts'
import type { MailKind } from '#contract/domain/mail-kind.ts'
import { ratingOf } from '#contract/domain/rating.ts'
import type { Culture, ProfileChanges, PublicUser, User } from '#contract/domain/user.ts'
import { anyOf } from '../any-of.ts'
import { hasEmail } from '../email-key.ts'
import { nextSecondOfRow } from '../next-second.ts'
import type { Schema } from '../schema.ts'
import { isSameMailbox } from '../same-mailbox.ts'
import { failedOn } from '../sqlstate.ts'

const selectPublicUsers = (db: Kysely<Schema>) =>
  db
    .selectFrom('app_user')
    .select([
      'id',
      'first_name',
      'culture',
      'currency_id',
      'about',
      'profile_image',
      'stars_sum',
      'review_count',
      'deleted_at',
      'suspended_at',
      'member_since',
      'updated_on',
    ])

/** A calendar date has no zone: as text it is the same on both databases. */
const selectUsers = (db: Kysely<Schema>) =>
  selectPublicUsers(db)
    .select(['email', 'email_verified_at', 'last_name', 'phone', 'mails_off'])
    .select(sql<string | null>`to_char(date_of_birth, 'YYYY-MM-DD')`.as('date_of_birth'))

type Row<Select extends typeof selectPublicUsers> = Awaited<
  ReturnType<ReturnType<Select>['execute']>
>[number]

/** Of a suspended user without what they say of themselves. */
function publicUserOf(row: Row<typeof selectPublicUsers>): PublicUser {
  const isSuspended = row.suspended_at !== null
  return {
    id: row.id,
    firstName: row.first_name,
    culture: row.culture as Culture,
    currency: currencyById(row.currency_id).code,
    about: isSuspended ? '' : row.about,
    picture: isSuspended ? '' : row.profile_image,
    rating: ratingOf(row.stars_sum, row.review_count),
    isFormer: row.deleted_at !== null,
    memberSince: row.member_since,
    updatedOn: row.updated_on,
  }
}

function userOf(row: Row<typeof selectUsers>): User {
  return {
    ...publicUserOf(row),
    about: row.about,
    picture: row.profile_image,
    email: row.email,
    emailVerified: row.email_verified_at !== null,
    lastName: row.last_name,
    dateOfBirth: row.date_of_birth,
    phone: row.phone,
    mailsOff: row.mails_off as MailKind[],
  }
}

export async function findUser(db: Kysely<Schema>, id: number): Promise<User | null> {
  const row = await selectUsers(db)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row ? userOf(row) : null
}

export async function findUserByEmail(db: Kysely<Schema>, email: string): Promise<User | null> {
  const row = await selectUsers(db)
    .where(hasEmail(email))
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row ? userOf(row) : null
}

/** Former ones too. */
export async function findPublicUsers(
  db: Kysely<Schema>,
  ids: number[],
): Promise<Map<number, PublicUser>> {
  if (ids.length === 0) return new Map()
  const rows = await selectPublicUsers(db).where('id', '=', anyOf(ids)).execute()
  return new Map(rows.map((row) => [row.id, publicUserOf(row)]))
}

export async function findPasswordHash(
  db: Kysely<Schema>,
  email: string,
): Promise<{ id: number; passwordHash: string; isSuspended: boolean } | null> {
  const row = await db
    .selectFrom('app_user')
    .select(['id', 'password_hash', 'suspended_at'])
    .where(hasEmail(email))
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  return { id: row.id, passwordHash: row.password_hash, isSuspended: row.suspended_at !== null }
}

export async function findPasswordHashOf(db: Kysely<Schema>, id: number): Promise<string | null> {
  const row = await db
    .selectFrom('app_user')
    .select('password_hash')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.password_hash ?? null
}

/** @returns false when it is another one already */
export async function replacePasswordHash(
  db: Kysely<Schema>,
  id: number,
  { oldHash, newHash }: { oldHash: string; newHash: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('app_user')
    .set({ password_hash: newHash })
    .where('id', '=', id)
    .where('password_hash', '=', oldHash)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function setPasswordHash(
  db: Kysely<Schema>,
  id: number,
  passwordHash: string,
): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .execute()
}

export interface NewUser {
  email: string
  passwordHash: string
  firstName: string
  lastName: string
  dateOfBirth: string | null
  phone: string
  about: string
  culture: Culture
  now: Date
}

/** @returns null when the address belongs to a user already */
export async function insertUser(db: Kysely<Schema>, user: NewUser): Promise<number | null> {
  try {
    const { id } = await db
      .insertInto('app_user')
      .values({
        email: user.email,
        password_hash: user.passwordHash,
        first_name: user.firstName,
        last_name: user.lastName,
        date_of_birth: user.dateOfBirth,
        phone: user.phone,
        about: user.about,
        culture: user.culture,
        member_since: user.now,
        updated_on: user.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  } catch (error) {
    if (failedOn(error, 'uniqueViolation', 'app_user_email')) return null
    throw error
  }
}

/** An address that has changed in more than its case is not verified any more.
 *  @param passwordHash null when no password was shown, with which the address stays the same
 *  @returns what stands against it: the address of somebody else, or a change that came before */
export async function updateProfile(
  db: Kysely<Schema>,
  { id, passwordHash }: { id: number; passwordHash: string | null },
  { email, currency, mailsOff, editedFrom, ...changes }: Omit<ProfileChanges, 'password'>,
  now: Date,
): Promise<'address-taken' | 'edited-meanwhile' | null> {
  const isSame = isSameMailbox(sql.ref('email'), sql`${email}::text`)
  try {
    const { numUpdatedRows } = await db
      .updateTable('app_user')
      .set({
        email,
        email_verified_at: sql`case when ${isSame} then email_verified_at end`,
        first_name: changes.firstName,
        last_name: changes.lastName,
        phone: changes.phone,
        about: changes.about,
        date_of_birth: changes.dateOfBirth,
        culture: changes.culture,
        currency_id: currency && currencyByCode(currency).id,
        mails_off: mailsOff && [...new Set(mailsOff)],
        updated_on: nextSecondOfRow(now),
      })
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .where((eb) => (passwordHash === null ? isSame : eb('password_hash', '=', passwordHash)))
      .$if(editedFrom !== undefined, (update) =>
        update.where(sql`date_trunc('second', updated_on)`, '=', editedFrom),
      )
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0n ? null : 'edited-meanwhile'
  } catch (error) {
    if (failedOn(error, 'uniqueViolation', 'app_user_email')) return 'address-taken'
    throw error
  }
}

/** The address of a user, if it is verified; it stays so until the transaction ends. */
export async function lockVerifiedAddress(db: Kysely<Schema>, id: number): Promise<string | null> {
  const row = await db
    .selectFrom('app_user')
    .select(['email', 'email_verified_at'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row?.email_verified_at ? row.email : null
}

/** Makes the profile no older: edits within one second are ahead of the clock. */
export async function updateProfilePicture(
  db: Kysely<Schema>,
  id: number,
  source: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('app_user')
    .set({
      profile_image: source,
      updated_on: sql`greatest(${now}::timestamptz, updated_on)`,
    })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .execute()
}
