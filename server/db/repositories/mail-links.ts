import { sql, type JoinBuilder, type Kysely } from 'kysely'
import type { Culture, User } from '#contract/domain/user.ts'
import type { Schema } from '../schema.ts'
import { isSameMailbox } from '../same-mailbox.ts'

/** What a link is good for that its reader alone has. */
export type LinkPurpose = 'verify' | 'reset'

/** 'moved' tells a former address of an account that it is one; its link is nobody's secret. */
type MailPurpose = LinkPurpose | 'moved'

/** Who asked for a link, from where. */
export interface Asker {
  deviceHash: string
  network: string
}

export interface NewMailLink {
  purpose: MailPurpose
  email: string
  /** null when it is not known whether there is one. */
  userId: number | null
  siteId: number
  now: Date
  /** Unless its mail is made before. */
  expiresOn: Date
  asker: Asker | null
}

/** @returns its id */
export async function insertMailLink(db: Kysely<Schema>, link: NewMailLink): Promise<number> {
  const { id } = await db
    .insertInto('mail_link')
    .values({
      purpose: link.purpose,
      email: link.email,
      user_id: link.userId,
      site_id: link.siteId,
      made_on: link.now,
      expires_on: link.expiresOn,
      device_hash: link.asker?.deviceHash ?? null,
      network: link.asker?.network ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Who has its address now; once a mail was made, that has to be whom it went to. */
const ownerOfLink = (join: JoinBuilder<Schema, 'mail_link' | 'app_user'>) =>
  join
    .on(sql`lower(app_user.email)`, '=', sql`lower(mail_link.email)`)
    .on('app_user.deleted_at', 'is', null)
    .on(({ eb, or }) => or([eb('user_id', 'is', null), eb('user_id', '=', eb.ref('app_user.id'))]))

/** A link that is to be mailed, and to whom. */
export interface MailLink {
  purpose: LinkPurpose
  siteId: number
  madeOn: Date
  recipient: Pick<User, 'id' | 'firstName' | 'email' | 'culture'>
}

/** @returns null when it is gone, or nobody has its address any more */
export async function findMailLink(db: Kysely<Schema>, id: number): Promise<MailLink | null> {
  const row = await db
    .selectFrom('mail_link')
    .innerJoin('app_user', ownerOfLink)
    .select(['purpose', 'site_id', 'made_on'])
    .select(['app_user.id as userId', 'first_name', 'app_user.email', 'culture'])
    .where('mail_link.id', '=', id)
    .executeTakeFirst()
  if (!row || row.purpose === 'moved') return null
  return {
    purpose: row.purpose,
    siteId: row.site_id,
    madeOn: row.made_on,
    recipient: {
      id: row.userId,
      firstName: row.first_name,
      // As the user has written it: of letters from elsewhere some are the same without their case.
      email: row.email,
      culture: row.culture as Culture,
    },
  }
}

/** A mail to an address that an account had, and in whose language.
 *  @returns null when it is none of these */
export async function findMovedNotice(
  db: Kysely<Schema>,
  id: number,
): Promise<{ siteId: number; madeOn: Date; email: string; culture: Culture } | null> {
  const row = await db
    .selectFrom('mail_link')
    .innerJoin('app_user', 'app_user.id', 'mail_link.user_id')
    .select(['site_id', 'made_on', 'mail_link.email', 'culture'])
    .where('mail_link.id', '=', id)
    .where('purpose', '=', 'moved')
    .executeTakeFirst()
  if (!row) return null
  const { site_id: siteId, made_on: madeOn, email, culture } = row
  return { siteId, madeOn, email, culture: culture as Culture }
}

/** From now on this token opens the link, for this user and until then, and no earlier one does. */
export async function setLinkToken(
  db: Kysely<Schema>,
  id: number,
  { tokenHash, userId, expiresOn }: { tokenHash: string; userId: number; expiresOn: Date },
): Promise<void> {
  await db
    .updateTable('mail_link')
    .set({ token_hash: tokenHash, user_id: userId, expires_on: expiresOn })
    .where('id', '=', id)
    .execute()
}

/** Takes the address for its user's that a link was mailed to. In one statement, so that no address slips in that the
 *  user has changed to meanwhile.
 *  @returns false when the link has had its time, or the address has changed */
export async function verifyAddress(
  db: Kysely<Schema>,
  tokenHash: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('app_user')
    .from('mail_link')
    .set({ email_verified_at: sql`coalesce(email_verified_at, ${now}::timestamptz)` })
    .whereRef('mail_link.user_id', '=', 'app_user.id')
    .where(isSameMailbox(sql.ref('app_user.email'), sql.ref('mail_link.email')))
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', 'verify')
    .where('expires_on', '>', now)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Whose link this is, where it was asked for.
 *  @returns null when it is another one's, has had its time, or the user's address is another one by now */
export async function findLinkUser(
  db: Kysely<Schema>,
  { purpose, tokenHash, asker }: { purpose: LinkPurpose; tokenHash: string; asker: Asker },
  now: Date,
): Promise<number | null> {
  const row = await db
    .selectFrom('mail_link')
    .innerJoin('app_user', ownerOfLink)
    .select('app_user.id')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_on', '>', now)
    .where('device_hash', '=', asker.deviceHash)
    .where('network', '=', asker.network)
    .executeTakeFirst()
  return row?.id ?? null
}

/** @returns false when it is gone already */
export async function deleteLink(db: Kysely<Schema>, tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('mail_link')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Of a reset it is not known whose it is before its mail is made: also those that wait for the user's address. */
export async function deleteLinksOf(
  db: Kysely<Schema>,
  { userId, purpose }: { userId: number; purpose: LinkPurpose },
): Promise<void> {
  const isToAddress = sql<boolean>`lower(mail_link.email) =
    (select lower(app_user.email) from app_user where app_user.id = ${userId})`
  await db
    .deleteFrom('mail_link')
    .where(({ or, eb }) => or([eb('user_id', '=', userId), isToAddress]))
    .where('purpose', '=', purpose)
    .execute()
}

/** With the mails that were not sent in time.
 *  @returns how many there were, up to the limit */
export async function deleteExpiredLinks(
  db: Kysely<Schema>,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('mail_link')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('mail_link').select('id').where('expires_on', '<=', before).limit(limit),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Whether a mail waits that would verify this address, and was asked for after a time. */
export async function isVerificationQueued(
  db: Kysely<Schema>,
  { userId, email }: { userId: number; email: string },
  askedAfter: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('mail')
    .innerJoin('mail_link', 'mail_link.id', 'mail.link_id')
    .select('mail.id')
    .where('purpose', '=', 'verify')
    .where('user_id', '=', userId)
    .where(isSameMailbox(sql.ref('email'), sql`${email}::text`))
    .where('made_on', '>', askedAfter)
    .executeTakeFirst()
  return row !== undefined
}
