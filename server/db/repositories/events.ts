import { sql, type Kysely } from 'kysely'
import type { SiteEvent } from '#contract/domain/event.ts'
import { notifyChannel } from '../notify-channel.ts'
import type { Schema } from '../schema.ts'

/** A change, and whom it is told. */
export type Notification = SiteEvent & { userIds: number[] }

/** Tells every process, in this order, once the transaction is committed, and none when it is not. */
export async function publish(db: Kysely<Schema>, ...notifications: Notification[]): Promise<void> {
  const payloads = notifications.map((each) => JSON.stringify(each))
  await sql`
    select pg_notify(${notifyChannel}, payload) from unnest(${sql.val(payloads)}::text[]) as payload
  `.execute(db)
}
