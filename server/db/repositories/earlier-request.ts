import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/** What a request made when it came first, and what it asked then. */
export interface EarlierRequest {
  id: number
  requestHash: string | null
}

/** The row that this author's key made before. */
export async function findEarlier(
  db: Kysely<Schema>,
  table: 'message' | 'review' | 'reservation_change',
  { listingId, authorId, key }: { listingId: number; authorId: number; key: string },
): Promise<EarlierRequest | null> {
  const row = await db
    .selectFrom(table)
    .select(['id', 'request_hash as requestHash'])
    .where('listing_id', '=', listingId)
    .where('author_id', '=', authorId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  return row ?? null
}
