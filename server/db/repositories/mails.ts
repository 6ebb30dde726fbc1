import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/** Names a mail: what it tells, and whom. */
export interface MailKey {
  listingId: number
  changeId: number
  recipientId: number
}

export interface QueuedMail extends MailKey {
  queuedOn: Date
  /** This one included. */
  tries: number
}

/** Due at once. In the transaction of the change, so that what is rolled back is told nobody. */
export async function queueMail(db: Kysely<Schema>, mail: MailKey, now: Date): Promise<void> {
  await db
    .insertInto('mail')
    .values({
      listing_id: mail.listingId,
      change_id: mail.changeId,
      recipient_id: mail.recipientId,
      queued_on: now,
      due_on: now,
    })
    .execute()
}

/** The mail that is due longest, for this process alone until a time: after a crash it is due again then.
 *  What another process is taking at the same moment is passed over. */
export async function takeDueMail(
  db: Kysely<Schema>,
  { now, until }: { now: Date; until: Date },
): Promise<QueuedMail | null> {
  const row = await db
    .with('due', (cte) =>
      cte
        .selectFrom('mail')
        .select(['listing_id', 'change_id', 'recipient_id'])
        .where('due_on', '<=', now)
        .orderBy('due_on')
        .orderBy('change_id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('mail')
    .from('due')
    .whereRef('mail.listing_id', '=', 'due.listing_id')
    .whereRef('mail.change_id', '=', 'due.change_id')
    .whereRef('mail.recipient_id', '=', 'due.recipient_id')
    .set(({ eb }) => ({ due_on: until, tries: eb('mail.tries', '+', 1) }))
    .returning([
      'mail.listing_id as listingId',
      'mail.change_id as changeId',
      'mail.recipient_id as recipientId',
      'mail.queued_on as queuedOn',
      'mail.tries',
    ])
    .executeTakeFirst()
  return row ?? null
}

export async function delayMail(db: Kysely<Schema>, mail: MailKey, until: Date): Promise<void> {
  await db
    .updateTable('mail')
    .set({ due_on: until })
    .where('listing_id', '=', mail.listingId)
    .where('change_id', '=', mail.changeId)
    .where('recipient_id', '=', mail.recipientId)
    .execute()
}

export async function removeMail(db: Kysely<Schema>, mail: MailKey): Promise<void> {
  await db
    .deleteFrom('mail')
    .where('listing_id', '=', mail.listingId)
    .where('change_id', '=', mail.changeId)
    .where('recipient_id', '=', mail.recipientId)
    .execute()
}
