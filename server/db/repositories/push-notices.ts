import { sql, type Kysely } from 'kysely'
import { anyOf } from '../any-of.ts'
import type { Schema } from '../schema.ts'
import { isDue } from './is-due.ts'

/** Names what one device is to be told. */
export interface PushKey {
  listingId: number
  chatId: number
  subscriptionId: number
  /** The newest of its messages. */
  messageId: number
}

export interface QueuedPush extends PushKey {
  /** Whose device it is. */
  ownerId: number
  queuedOn: Date
  /** This one included. */
  tries: number
}

/** Has each device of somebody told of a message; with none there is nothing to do. Of a conversation whose earlier
 *  message has not been told yet, both are told at once, when that one was to be. In the transaction of the message. */
export async function queuePush(
  db: Kysely<Schema>,
  message: { listingId: number; chatId: number; messageId: number; recipientId: number },
  { now, due }: { now: Date; due: Date },
): Promise<void> {
  const devices = await holdDevices(db, message.recipientId)
  if (devices.length === 0) return
  await sql`
    insert into push_notice (listing_id, chat_id, subscription_id, message_id, queued_on, due_on)
    select ${message.listingId}::bigint, ${message.chatId}::bigint, device,
      ${message.messageId}::bigint, ${now}::timestamptz, ${due}::timestamptz
    from unnest(${sql.val(devices)}::bigint[]) as device
    on conflict (listing_id, chat_id, subscription_id) do update set
      message_id = excluded.message_id, queued_on = excluded.queued_on, tries = 0,
      due_on = least(push_notice.due_on, excluded.due_on)
  `.execute(db)
}

/** A device whose session is ending at this moment is waited for, and is none then. One whose session has run out is told
 *  nothing: that is looked at when it is to be told.
 *  @returns the ids of the subscriptions, which stay until the transaction ends */
async function holdDevices(db: Kysely<Schema>, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('push_subscription')
    .innerJoin('session', 'token_hash', 'session_hash')
    .select('push_subscription.id')
    .where('session.user_id', '=', userId)
    .orderBy('push_subscription.id')
    .forKeyShare('push_subscription')
    .execute()
  return rows.map(({ id }) => id)
}

/** What is due longest, for this process alone until a time: after a crash it is due again then. What another process
 *  is taking at the same moment is passed over, and so is what is for these users. */
export async function takeDuePush(
  db: Kysely<Schema>,
  {
    now,
    until,
    longestPauseMs,
    busyUserIds,
  }: { now: Date; until: Date; longestPauseMs: number; busyUserIds: number[] },
): Promise<QueuedPush | null> {
  const row = await db
    .with('due', (cte) =>
      cte
        .selectFrom('push_notice')
        .select(['listing_id', 'chat_id', 'subscription_id'])
        .where(isDue(now, { queuedOn: 'queued_on', longestPauseMs }))
        .where('subscription_id', 'not in', devicesOf(db, busyUserIds))
        .orderBy('due_on')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('push_notice')
    .from('due')
    .innerJoin('push_subscription', 'push_subscription.id', 'due.subscription_id')
    .innerJoin('session', 'token_hash', 'session_hash')
    .whereRef('push_notice.listing_id', '=', 'due.listing_id')
    .whereRef('push_notice.chat_id', '=', 'due.chat_id')
    .whereRef('push_notice.subscription_id', '=', 'due.subscription_id')
    .set(({ eb }) => ({ due_on: until, tries: eb('push_notice.tries', '+', 1) }))
    .returning([
      'push_notice.listing_id as listingId',
      'push_notice.chat_id as chatId',
      'push_notice.subscription_id as subscriptionId',
      'push_notice.message_id as messageId',
      'session.user_id as ownerId',
      'push_notice.queued_on as queuedOn',
      'push_notice.tries',
    ])
    .executeTakeFirst()
  return row ?? null
}

const devicesOf = (db: Kysely<Schema>, userIds: number[]) =>
  db
    .selectFrom('push_subscription')
    .innerJoin('session', 'token_hash', 'session_hash')
    .select('push_subscription.id')
    .where('session.user_id', '=', anyOf(userIds))

/** Unless there is a newer message by now, which has its own time. */
export async function delayPush(db: Kysely<Schema>, push: PushKey, until: Date): Promise<void> {
  await db
    .updateTable('push_notice')
    .set({ due_on: until })
    .where('listing_id', '=', push.listingId)
    .where('chat_id', '=', push.chatId)
    .where('subscription_id', '=', push.subscriptionId)
    .where('message_id', '=', push.messageId)
    .execute()
}

/** Unless there is a newer message by now. */
export async function removePush(db: Kysely<Schema>, push: PushKey): Promise<void> {
  await db
    .deleteFrom('push_notice')
    .where('listing_id', '=', push.listingId)
    .where('chat_id', '=', push.chatId)
    .where('subscription_id', '=', push.subscriptionId)
    .where('message_id', '=', push.messageId)
    .execute()
}

/** How many are queued, due or not. */
export async function countPushes(db: Kysely<Schema>): Promise<number> {
  const { count } = await db
    .selectFrom('push_notice')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
