import { sql, type Kysely, type Selectable } from 'kysely'
import { hasEmail } from '../email-key.ts'
import type { MailTable, Schema } from '../schema.ts'
import { isDue } from './is-due.ts'

/** What a mail tells, and with it whom: of a reservation's change a recipient, of a report the operator, of a link who
 *  has its address. */
export type MailTopic =
  | { kind: 'change'; changeId: number; recipientId: number }
  | { kind: 'report'; reportId: number }
  | { kind: 'link'; linkId: number }

/** Stands for the listing of a mail that is about none. */
export const noListing = 0

interface MailKey {
  listingId: number
  id: number
}

export interface QueuedMail extends MailKey {
  topic: MailTopic
  queuedOn: Date
  /** This one included. */
  tries: number
}

/** Due at once. In the transaction of what it tells, so that what is rolled back is told nobody. */
export async function queueMail(
  db: Kysely<Schema>,
  { listingId, topic }: Pick<QueuedMail, 'listingId' | 'topic'>,
  now: Date,
): Promise<void> {
  await db
    .insertInto('mail')
    .values({ listing_id: listingId, ...columnsOf(topic), queued_on: now, due_on: now })
    .execute()
}

function columnsOf(topic: MailTopic) {
  switch (topic.kind) {
    case 'change':
      return { change_id: topic.changeId, recipient_id: topic.recipientId }
    case 'report':
      return { report_id: topic.reportId }
    case 'link':
      return { link_id: topic.linkId }
  }
}

interface TakingTime {
  now: Date
  until: Date
  longestPauseMs: number
}

/** The mail that is due longest, for this process alone until a time: after a crash it is due again then.
 *  What another process is taking at the same moment is passed over. */
export const takeDueMail = (db: Kysely<Schema>, time: TakingTime): Promise<QueuedMail | null> =>
  take(db, dueMails(db, time), time.until)

/** The same of mails with links alone, of which there are few: they are found by the listing that they lack. */
export const takeDueLink = (db: Kysely<Schema>, time: TakingTime): Promise<QueuedMail | null> =>
  take(db, dueMails(db, time).where('listing_id', '=', noListing), time.until)

const dueMails = (db: Kysely<Schema>, { now, longestPauseMs }: TakingTime) =>
  db
    .selectFrom('mail')
    .select(['listing_id', 'id'])
    .where(isDue(now, { queuedOn: 'queued_on', longestPauseMs }))

async function take(
  db: Kysely<Schema>,
  mails: ReturnType<typeof dueMails>,
  until: Date,
): Promise<QueuedMail | null> {
  const row = await db
    .with('due', () => mails.orderBy('due_on').orderBy('id').limit(1).forUpdate().skipLocked())
    .updateTable('mail')
    .from('due')
    .whereRef('mail.listing_id', '=', 'due.listing_id')
    .whereRef('mail.id', '=', 'due.id')
    .set(({ eb }) => ({ due_on: until, tries: eb('mail.tries', '+', 1) }))
    .returning([
      'mail.listing_id',
      'mail.id',
      'mail.report_id',
      'mail.link_id',
      'mail.change_id',
      'mail.recipient_id',
      'mail.queued_on',
      'mail.tries',
    ])
    .executeTakeFirst()
  return row ? mailOf(row) : null
}

type MailRow = Omit<Selectable<MailTable>, 'due_on'>

const mailOf = (row: MailRow): QueuedMail => ({
  listingId: row.listing_id,
  id: row.id,
  topic: topicOf(row),
  queuedOn: row.queued_on,
  tries: row.tries,
})

/** The database holds that a mail has either a report, or a link, or a change and a recipient. */
function topicOf(row: MailRow): MailTopic {
  if (row.report_id !== null) return { kind: 'report', reportId: row.report_id }
  if (row.link_id !== null) return { kind: 'link', linkId: row.link_id }
  return { kind: 'change', changeId: row.change_id!, recipientId: row.recipient_id! }
}

export async function delayMail(
  db: Kysely<Schema>,
  { listingId, id }: MailKey,
  until: Date,
): Promise<void> {
  await db
    .updateTable('mail')
    .set({ due_on: until })
    .where('listing_id', '=', listingId)
    .where('id', '=', id)
    .execute()
}

export async function removeMail(db: Kysely<Schema>, { listingId, id }: MailKey): Promise<void> {
  await db.deleteFrom('mail').where('listing_id', '=', listingId).where('id', '=', id).execute()
}

/** How many are queued, due or not. */
export async function countMails(db: Kysely<Schema>): Promise<number> {
  const { count } = await db
    .selectFrom('mail')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Makes due what waits to be mailed to a user. One that is being sent at this moment may arrive twice.
 *  @returns how many those are */
export async function hastenMails(
  db: Kysely<Schema>,
  { userId, email }: { userId: number; email: string },
  now: Date,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('mail')
    .set({ due_on: sql<Date>`least(due_on, ${now}::timestamptz)` })
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('recipient_id', '=', userId),
        eb('link_id', 'in', selectFrom('mail_link').select('id').where(hasEmail(email))),
      ]),
    )
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
