import { sql, type Kysely } from 'kysely'
import type { CalendarFault, CalendarImport } from '#contract/domain/calendar.ts'
import { anyOf } from '../any-of.ts'
import type { Schema } from '../schema.ts'
import { isDue } from './is-due.ts'

/** The secret part of the address of a listing's own calendar; null while there is none. */
export async function findExportToken(
  db: Kysely<Schema>,
  listingId: number,
): Promise<string | null> {
  const row = await db
    .selectFrom('calendar_export')
    .select('token')
    .where('listing_id', '=', listingId)
    .executeTakeFirst()
  return row?.token ?? null
}

/** Whose calendar stands at an address; no deleted listing's does. */
export async function findListingByToken(
  db: Kysely<Schema>,
  token: string,
): Promise<{ id: number; title: string; zone: string } | null> {
  const row = await db
    .selectFrom('calendar_export')
    .innerJoin('listing', 'listing.id', 'calendar_export.listing_id')
    .select(['listing.id', 'listing.title', 'listing.zone'])
    .where('token', '=', token)
    .where('listing.deleted_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

/** In the place of the one that there is. */
export async function putExportToken(
  db: Kysely<Schema>,
  { listingId, token, now }: { listingId: number; token: string; now: Date },
): Promise<void> {
  await db
    .insertInto('calendar_export')
    .values({ listing_id: listingId, token, made_on: now })
    .onConflict((conflict) => conflict.column('listing_id').doUpdateSet({ token, made_on: now }))
    .execute()
}

export async function removeExportToken(db: Kysely<Schema>, listingId: number): Promise<void> {
  await db.deleteFrom('calendar_export').where('listing_id', '=', listingId).execute()
}

export type StoredImport = Omit<CalendarImport, 'ranges'>

export async function findImport(
  db: Kysely<Schema>,
  listingId: number,
): Promise<StoredImport | null> {
  const row = await db
    .selectFrom('calendar_import')
    .select(['url', 'read_on', 'fault'])
    .where('listing_id', '=', listingId)
    .executeTakeFirst()
  return row
    ? { url: row.url, readOn: row.read_on, fault: row.fault as CalendarFault | null }
    : null
}

/** Whether the calendar at this address was read since by somebody who began later. What was read later than now was
 *  read by a clock that has gone back. */
const isReadSince = ({ url, readOn }: { url: string; readOn: Date }, now: Date) =>
  sql<boolean>`(calendar_import.url = ${url}
    and calendar_import.read_on > ${readOn}::timestamptz
    and calendar_import.read_on <= ${now}::timestamptz)`

/** Keeps that a calendar was read without a fault, in the place of what is imported so far.
 *  @param readOn when its reading began
 *  @returns false when a later reading of it is kept already, which stays */
export async function putImport(
  db: Kysely<Schema>,
  { listingId, url, readOn, dueOn }: { listingId: number; url: string; readOn: Date; dueOn: Date },
  now: Date,
): Promise<boolean> {
  const read = { url, read_on: readOn, fault: null, tries: 0, due_on: dueOn }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('calendar_import')
    .values({ listing_id: listingId, ...read })
    .onConflict((conflict) =>
      conflict
        .column('listing_id')
        .doUpdateSet(read)
        .where(({ not }) => not(isReadSince({ url, readOn }, now))),
    )
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Unless another calendar has come into its place, or it was read by somebody who began later.
 *  @param readOn when the reading began that has failed */
export async function putFault(
  db: Kysely<Schema>,
  { listingId, url, readOn }: { listingId: number; url: string; readOn: Date },
  { fault, dueOn }: { fault: CalendarFault; dueOn: Date },
  now: Date,
): Promise<void> {
  await db
    .updateTable('calendar_import')
    .set({ fault, due_on: dueOn })
    .where('listing_id', '=', listingId)
    .where('url', '=', url)
    .where(({ not }) => not(isReadSince({ url, readOn }, now)))
    .execute()
}

export interface DueImport {
  listingId: number
  /** The lender. */
  ownerId: number
  url: string
  /** Without success, this one included. */
  tries: number
}

/** What is due longest, for this process alone until a time: after a crash it is due again then. What another process
 *  is taking at the same moment is passed over, and so is what is of these lenders. */
export async function takeDueImport(
  db: Kysely<Schema>,
  {
    now,
    until,
    longestPauseMs,
    busyLenderIds,
  }: { now: Date; until: Date; longestPauseMs: number; busyLenderIds: number[] },
): Promise<DueImport | null> {
  const isOfBusy = sql<boolean>`user_id = ${anyOf(busyLenderIds)}`
  const row = await db
    .with('due', (cte) =>
      cte
        .selectFrom('calendar_import')
        .select('listing_id')
        .where(isDue(now, { queuedOn: 'read_on', longestPauseMs }))
        .where('listing_id', 'not in', db.selectFrom('listing').select('id').where(isOfBusy))
        .orderBy('due_on')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('calendar_import')
    .from('due')
    .innerJoin('listing', 'listing.id', 'due.listing_id')
    .whereRef('calendar_import.listing_id', '=', 'due.listing_id')
    .set(({ eb }) => ({ due_on: until, tries: eb('calendar_import.tries', '+', 1) }))
    .returning([
      'calendar_import.listing_id as listingId',
      'listing.user_id as ownerId',
      'calendar_import.url',
      'calendar_import.tries',
    ])
    .executeTakeFirst()
  return row ?? null
}

/** Has an imported calendar, if there is one, read in the next round. */
export async function hastenImport(
  db: Kysely<Schema>,
  listingId: number,
  now: Date,
): Promise<void> {
  await db
    .updateTable('calendar_import')
    .set({ due_on: now })
    .where('listing_id', '=', listingId)
    .execute()
}

export async function removeImport(db: Kysely<Schema>, listingId: number): Promise<void> {
  await db.deleteFrom('calendar_import').where('listing_id', '=', listingId).execute()
}
