import { sql, type Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/** What a request made when it came first, and what it asked then. */
export interface EarlierRequest {
  id: number
  requestHash: string | null
}

const authorColumns = {
  message: 'author_id',
  review: 'author_id',
  reservation_change: 'author_id',
  reservation: 'renter_id',
  report: 'reporter_id',
} as const

/** The row that this author's key made before. */
export async function findEarlier(
  db: Kysely<Schema>,
  table: keyof typeof authorColumns,
  { listingId, authorId, key }: { listingId: number; authorId: number; key: string },
): Promise<EarlierRequest | null> {
  const row = await db
    .selectFrom(table)
    .select(['id', 'request_hash as requestHash'])
    .where('listing_id', '=', listingId)
    .where(sql.ref<number>(authorColumns[table]), '=', authorId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  return row ?? null
}
