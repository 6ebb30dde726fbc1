import { sql, type Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/** The ids of what a user has saved of a site, the last saved first; nothing that was deleted. */
export async function savedIds(
  db: Kysely<Schema>,
  siteId: number,
  userId: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('saved_listing')
    .innerJoin('listing', 'listing.id', 'saved_listing.listing_id')
    .select('listing_id')
    .where('saved_listing.user_id', '=', userId)
    .where('listing.site_id', '=', siteId)
    .where('listing.deleted_at', 'is', null)
    .orderBy('saved_on', 'desc')
    .orderBy('listing_id', 'desc')
    .execute()
  return rows.map(({ listing_id }) => listing_id)
}

/** Saving again what is saved already keeps its place. */
export async function insertSaved(
  db: Kysely<Schema>,
  saved: { userId: number; listingId: number; savedOn: Date },
): Promise<void> {
  await db
    .insertInto('saved_listing')
    .values({ user_id: saved.userId, listing_id: saved.listingId, saved_on: saved.savedOn })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteSaved(
  db: Kysely<Schema>,
  { userId, listingId }: { userId: number; listingId: number },
): Promise<void> {
  await db
    .deleteFrom('saved_listing')
    .where('user_id', '=', userId)
    .where('listing_id', '=', listingId)
    .execute()
}

export interface SavedChange {
  userId: number
  listingId: number
  key: string
  requestHash: string
  changedOn: Date
}

/** Waits for a request under the same key that is under way.
 *  @returns the earlier request of that key, or null when this is the first */
export async function insertSavedChange(
  db: Kysely<Schema>,
  { userId, listingId, key, requestHash, changedOn }: SavedChange,
): Promise<{ requestHash: string } | null> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('saved_change')
    .values({
      listing_id: listingId,
      user_id: userId,
      idempotency_key: key,
      request_hash: requestHash,
      changed_on: changedOn,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 1n) return null
  const { request_hash } = await db
    .selectFrom('saved_change')
    .select('request_hash')
    .where('listing_id', '=', listingId)
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow()
  return { requestHash: request_hash }
}

/** Forgets the keys of requests that were made before.
 *  @returns how many there were, up to the limit */
export async function deleteSavedChanges(
  db: Kysely<Schema>,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from saved_change using (
      select listing_id, user_id, idempotency_key from saved_change
      where changed_on <= ${before} limit ${limit}
    ) as old
    where saved_change.listing_id = old.listing_id and saved_change.user_id = old.user_id
      and saved_change.idempotency_key = old.idempotency_key`.execute(db)
  return Number(numAffectedRows ?? 0)
}
