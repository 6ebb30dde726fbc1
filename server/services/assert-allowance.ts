import type { Kysely } from 'kysely'
import { TooMany } from '#contract/domain/refusal.ts'
import { takeAllowance } from '#server/db/repositories/allowances.ts'
import type { Schema } from '#server/db/schema.ts'

/** Uses up one of what a user may do of a kind at once; it is given back with the transaction.
 *  @param allowance with what is said when nothing is left
 *  @throws TooMany with how long it takes until there is one more */
export async function assertAllowance(
  db: Kysely<Schema>,
  asker: { userId: number; kind: string },
  { atOnce, perMinute, sentence }: { atOnce: number; perMinute: number; sentence?: string },
  now: Date,
): Promise<void> {
  if (await takeAllowance(db, asker, { atOnce, perMinute }, now)) return
  throw new TooMany(60 / perMinute, sentence)
}
