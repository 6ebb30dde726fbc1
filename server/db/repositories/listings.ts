import { sql, type Kysely, type Selectable } from 'kysely'
import { currencyById } from '#contract/domain/currency.ts'
import { listingTypeById } from '#contract/domain/listing-type.ts'
import type { Listing } from '#contract/domain/listing.ts'
import { ratingOf } from '#contract/domain/rating.ts'
import { perPeriod } from '#contract/domain/rent-period.ts'
import { anyOf } from '../any-of.ts'
import type { ListingTable, Schema } from '../schema.ts'

/** All but the words, which are as large as the rest and for the search alone. */
const columns = [
  'id',
  'site_id',
  'user_id',
  'is_active',
  'lat',
  'lng',
  'zone',
  'location_id',
  'title',
  'type_id',
  'zip',
  'city',
  'currency_id',
  'deposit_minor',
  'deposit_terms',
  'details',
  'private_notes',
  'hourly_offered',
  'hourly_minor',
  'hourly_approval',
  'daily_offered',
  'daily_minor',
  'daily_approval',
  'weekly_offered',
  'weekly_minor',
  'weekly_approval',
  'monthly_offered',
  'monthly_minor',
  'monthly_approval',
  'updated_on',
  'review_count',
  'stars_sum',
] as const satisfies (keyof ListingTable)[]

/** Which state of its row a listing was read from: the transaction that wrote it. */
export interface ListingVersion {
  id: number
  version: string
}

export interface ListingRead {
  version: string
  listing: Listing
}

export const versionOf = (table: string) => sql<string>`${sql.ref(`${table}.xmin`)}::text`

type ListingRow = Pick<Selectable<ListingTable>, (typeof columns)[number]> & { pictures: string[] }

export function listingOf(row: ListingRow): Listing {
  return {
    id: row.id,
    siteId: row.site_id,
    lenderId: row.user_id,
    isActive: row.is_active,
    place: row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng },
    zone: row.zone,
    buildingId: row.location_id,
    title: row.title,
    type: listingTypeById(row.type_id),
    zip: row.zip,
    city: row.city,
    currency: currencyById(row.currency_id).code,
    deposit: row.deposit_minor,
    depositTerms: row.deposit_terms,
    details: row.details,
    privateNotes: row.private_notes,
    pictures: row.pictures,
    rating: ratingOf(row.stars_sum, row.review_count),
    offers: perPeriod((period) => ({
      offered: row[`${period}_offered`],
      price: row[`${period}_minor`],
      approval: row[`${period}_approval`],
    })),
    updatedOn: row.updated_on,
  }
}

/** Every listing with the sources of its pictures, deleted ones too. */
function selectListings(db: Kysely<Schema>) {
  return db
    .selectFrom('listing')
    .select(columns)
    .select(
      sql<string[]>`array(
        select src from listing_picture where listing_id = listing.id order by position, id
      )`.as('pictures'),
    )
}

export async function findListing(db: Kysely<Schema>, id: number): Promise<Listing | null> {
  const row = await selectListings(db)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row ? listingOf(row) : null
}

/** In the order of `ids`; deleted ones too. */
export async function findListingsById(db: Kysely<Schema>, ids: number[]): Promise<Listing[]> {
  const byId = new Map((await readById(db, ids)).map(({ listing }) => [listing.id, listing]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** In no order; deleted ones too. Read as one text: column by column, a thousand rows take a driver three
 *  times as long. */
export async function readById(db: Kysely<Schema>, ids: number[]): Promise<ListingRead[]> {
  if (ids.length === 0) return []
  const listings = selectListings(db)
    .select(versionOf('listing').as('version'))
    .where('id', '=', anyOf(ids))
  const { rows } = await sql<{ text: string }>`
    select coalesce(json_agg(listing), '[]')::text as text from (${listings}) listing`.execute(db)
  const found = JSON.parse(rows[0]?.text ?? '[]') as RowAsText[]
  return found.map(({ version, ...row }) => ({
    version,
    listing: listingOf({ ...row, updated_on: new Date(row.updated_on) }),
  }))
}

type RowAsText = Omit<ListingRow, 'updated_on'> & { updated_on: string; version: string }

/** The weaker lock than `for update` leaves foreign keys alone, which would deadlock otherwise. */
const selectLocked = (db: Kysely<Schema>, id: number) =>
  db.selectFrom('listing').select(['user_id', 'deleted_at']).where('id', '=', id).forNoKeyUpdate()

/** Holds the listing's row until the transaction ends: whatever takes dates goes through here.
 *  @returns whose it is, or null when there is none any more */
export async function lockListing(
  db: Kysely<Schema>,
  id: number,
): Promise<Pick<Listing, 'lenderId'> | null> {
  const row = await selectLocked(db, id).executeTakeFirst()
  return row && !row.deleted_at ? { lenderId: row.user_id } : null
}

/** The same lock, without waiting for it.
 *  @returns whether it was free */
export async function lockFreeListing(db: Kysely<Schema>, id: number): Promise<boolean> {
  return (await selectLocked(db, id).skipLocked().executeTakeFirst()) !== undefined
}

/** Whether it was this user's and is deleted. */
export async function wasDeletedBy(
  db: Kysely<Schema>,
  { id, userId }: { id: number; userId: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('listing')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

const selectListingsOf = (db: Kysely<Schema>, userId: number, siteId: number) =>
  selectListings(db)
    .where('user_id', '=', userId)
    .where('site_id', '=', siteId)
    .where('deleted_at', 'is', null)
    .orderBy('updated_on', 'desc')
    .orderBy('id', 'desc')

/** All that a user has, newest first. */
export async function listingsOfUser(
  db: Kysely<Schema>,
  userId: number,
  siteId: number,
): Promise<Listing[]> {
  const rows = await selectListingsOf(db, userId, siteId).execute()
  return rows.map(listingOf)
}

export async function countListingsOf(
  db: Kysely<Schema>,
  userId: number,
  siteId: number,
): Promise<number> {
  const { count } = await selectListingsOf(db, userId, siteId)
    .clearSelect()
    .clearOrderBy()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The newest of a user's that are active. */
export async function activeListingsOfUser(
  db: Kysely<Schema>,
  userId: number,
  { siteId, limit }: { siteId: number; limit: number },
): Promise<Listing[]> {
  const rows = await selectListingsOf(db, userId, siteId)
    .where('is_active', '=', true)
    .limit(limit)
    .execute()
  return rows.map(listingOf)
}

/** A page of the active listings, newest first, after the place where the last page ended. */
export async function activeListings(
  db: Kysely<Schema>,
  siteId: number,
  { after, limit }: { after: { updatedOn: Date; id: number } | null; limit: number },
): Promise<Listing[]> {
  const rows = await selectListings(db)
    .where('site_id', '=', siteId)
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(updated_on, id) < (${after?.updatedOn}, ${after?.id})`),
    )
    .orderBy('updated_on', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(listingOf)
}
