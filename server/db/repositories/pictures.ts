import { sql, type Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/** Puts sources behind the pictures that a listing has. */
async function addPictures(
  db: Kysely<Schema>,
  listingId: number,
  { sources, from }: { sources: string[]; from: number },
): Promise<void> {
  if (sources.length === 0) return
  await db
    .insertInto('listing_picture')
    .values(sources.map((src, at) => ({ listing_id: listingId, position: from + at, src })))
    .execute()
}

/** Makes these sources, in this order, the pictures of a listing. */
export async function replacePictures(
  db: Kysely<Schema>,
  listingId: number,
  sources: string[],
): Promise<void> {
  await db.deleteFrom('listing_picture').where('listing_id', '=', listingId).execute()
  await addPictures(db, listingId, { sources, from: 0 })
}

/** Which of a user's listings show a picture. */
export async function listingsWithPicture(
  db: Kysely<Schema>,
  userId: number,
  source: string,
): Promise<number[]> {
  const rows = await db
    .selectFrom('listing_picture')
    .innerJoin('listing', 'listing.id', 'listing_picture.listing_id')
    .select('listing.id')
    .distinct()
    .where('listing.user_id', '=', userId)
    .where('listing.deleted_at', 'is', null)
    .where('listing_picture.src', '=', source)
    .execute()
  return rows.map(({ id }) => id)
}

/** Of these sources, those that a listing or a profile shows. */
export async function shownPictures(
  db: Kysely<Schema>,
  sources: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ src: string }>`
    select src from listing_picture where src = any(${sql.val(sources)}::text[])
    union
    select profile_image as src from app_user
    where profile_image <> '' and profile_image = any(${sql.val(sources)}::text[])
  `.execute(db)
  return new Set(rows.map(({ src }) => src))
}

/** What listings and profiles show, each once and in order. */
export async function sourcesAfter(
  db: Kysely<Schema>,
  after: string,
  atMost: number,
): Promise<string[]> {
  const { rows } = await sql<{ src: string }>`
    select src from listing_picture where src > ${after}
    union
    select profile_image as src from app_user where profile_image <> '' and profile_image > ${after}
    order by src limit ${atMost}`.execute(db)
  return rows.map(({ src }) => src)
}
