import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/** Holds the user's row until the transaction ends, so that two tries of one request follow each other. */
export async function lockLender(db: Kysely<Schema>, userId: number): Promise<void> {
  await db
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** The listing that this user's key made before, when, and what was asked then. */
export async function findCreation(
  db: Kysely<Schema>,
  { userId, key }: { userId: number; key: string },
): Promise<{ listingId: number; createdOn: Date; requestHash: string } | null> {
  const row = await db
    .selectFrom('listing_creation')
    .innerJoin('listing', 'listing.id', 'listing_creation.listing_id')
    .select([
      'listing_id as listingId',
      'listing.created_on as createdOn',
      'request_hash as requestHash',
    ])
    .where('listing_creation.user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  return row ?? null
}

export async function insertCreation(
  db: Kysely<Schema>,
  creation: { userId: number; key: string; requestHash: string; listingId: number },
): Promise<void> {
  await db
    .insertInto('listing_creation')
    .values({
      user_id: creation.userId,
      idempotency_key: creation.key,
      request_hash: creation.requestHash,
      listing_id: creation.listingId,
    })
    .execute()
}
