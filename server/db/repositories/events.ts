import { sql, type Kysely } from 'kysely'
import type { SiteEvent } from '#contract/domain/event.ts'
import { notifyChannel } from '../notify-channel.ts'
import type { Schema } from '../schema.ts'

/** A change, and whom it is told. */
export interface Notification extends SiteEvent {
  userIds: number[]
}

/** Tells every process once the transaction is committed, and none when it is not. */
export async function publish(db: Kysely<Schema>, notification: Notification): Promise<void> {
  await sql`select pg_notify(${notifyChannel}, ${JSON.stringify(notification)})`.execute(db)
}
