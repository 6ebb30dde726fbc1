import type { Kysely } from 'kysely'
import { countMails } from '#server/db/repositories/mails.ts'
import { countPushes } from '#server/db/repositories/push-notices.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Queued } from '#server/metrics/serve-metrics.ts'

/** How much waits for any process, due or not. */
export async function countQueued(db: Kysely<Schema>): Promise<Queued> {
  const [mails, pushes] = await Promise.all([countMails(db), countPushes(db)])
  return { mails, pushes }
}
