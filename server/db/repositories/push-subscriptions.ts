import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/** A device that asked to be told. */
export interface PushSubscription {
  endpoint: string
  /** Only who has the device's half of these can read what it is told. */
  p256dh: string
  auth: string
  /** Whether what was written may stand on its lock screen. */
  showsText: boolean
}

/** A device that can be told now, and whose it is. */
export interface PushDevice extends PushSubscription {
  id: number
  userId: number
  /** How often in a row its push service has not answered. */
  silentTries: number
  /** null while that answers. */
  restsUntil: Date | null
}

/** Makes a device this session's, whosever it was before. What its user before has not been told yet, it is not told
 *  any more. */
export async function putSubscription(
  db: Kysely<Schema>,
  { endpoint, showsText, ...keys }: PushSubscription,
  { sessionHash, userId, now }: { sessionHash: string; userId: number; now: Date },
): Promise<void> {
  await db
    .deleteFrom('push_subscription')
    .using('session')
    .whereRef('token_hash', '=', 'session_hash')
    .where('endpoint', '=', endpoint)
    .where('session.user_id', '<>', userId)
    .execute()
  const asked = {
    session_hash: sessionHash,
    ...keys,
    shows_text: showsText,
    asked_on: now,
  }
  await db
    .insertInto('push_subscription')
    .values({ endpoint, ...asked })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(asked))
    .execute()
}

/** The same devices are told, in another session; until the transaction ends, no more ask in the one before. */
export async function moveSubscriptions(
  db: Kysely<Schema>,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await db
    .selectFrom('session')
    .select('token_hash')
    .where('token_hash', '=', from)
    .forUpdate()
    .execute()
  await db
    .updateTable('push_subscription')
    .set({ session_hash: to })
    .where('session_hash', '=', from)
    .execute()
}

/** Keeps the devices of a user that have asked last. */
export async function keepNewest(
  db: Kysely<Schema>,
  userId: number,
  atMost: number,
): Promise<void> {
  await db
    .deleteFrom('push_subscription')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('push_subscription')
        .innerJoin('session', 'token_hash', 'session_hash')
        .select('push_subscription.id')
        .where('user_id', '=', userId)
        .orderBy('asked_on', 'desc')
        .orderBy('push_subscription.id', 'desc')
        .offset(atMost),
    )
    .execute()
}

export async function removeSubscriptionOf(
  db: Kysely<Schema>,
  { endpoint, userId }: { endpoint: string; userId: number },
): Promise<void> {
  await db
    .deleteFrom('push_subscription')
    .using('session')
    .whereRef('token_hash', '=', 'session_hash')
    .where('endpoint', '=', endpoint)
    .where('session.user_id', '=', userId)
    .execute()
}

/** With all that the device has not been told yet. */
export async function removeSubscription(db: Kysely<Schema>, id: number): Promise<void> {
  await db.deleteFrom('push_subscription').where('id', '=', id).execute()
}

export async function restDevice(
  db: Kysely<Schema>,
  id: number,
  { silentTries, until }: { silentTries: number; until: Date | null },
): Promise<void> {
  await db
    .updateTable('push_subscription')
    .set({ silent_tries: silentTries, rests_until: until })
    .where('id', '=', id)
    .execute()
}

/** @returns null when its session is over */
export async function findDevice(
  db: Kysely<Schema>,
  id: number,
  now: Date,
): Promise<PushDevice | null> {
  const device = await db
    .selectFrom('push_subscription')
    .innerJoin('session', 'token_hash', 'session_hash')
    .select(['push_subscription.id', 'user_id as userId', 'endpoint', 'p256dh', 'auth'])
    .select(['shows_text as showsText', 'silent_tries as silentTries', 'rests_until as restsUntil'])
    .where('push_subscription.id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return device ?? null
}
