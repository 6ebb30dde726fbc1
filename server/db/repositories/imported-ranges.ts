import { sql, type Kysely } from 'kysely'
import type { CalendarConflict, TakenBy } from '#contract/domain/calendar.ts'
import type { Stay } from '#contract/domain/stay.ts'
import type { Schema } from '../schema.ts'
import { isOverdue } from './taken-ranges.ts'

/** What another site has taken, from now on and soonest first. */
export async function importedRanges(
  db: Kysely<Schema>,
  listingId: number,
  now: Date,
): Promise<Stay[]> {
  const { rows } = await sql<Stay>`
    select lower(during) as from, upper(during) as to from imported_range
    where listing_id = ${listingId} and upper(during) > ${now}
    order by lower(during)
  `.execute(db)
  return rows
}

/** Makes these, of which nothing overlaps, what another site has taken; what is the same stays. Call it under the
 *  listing's lock. */
export async function replaceImportedRanges(
  db: Kysely<Schema>,
  listingId: number,
  ranges: readonly Stay[],
): Promise<void> {
  const froms = sql.val(ranges.map(({ from }) => from.toISOString()))
  const tos = sql.val(ranges.map(({ to }) => to.toISOString()))
  const wanted = sql`
    select tstzrange(from_at::timestamptz, to_at::timestamptz) as during
    from unnest(${froms}::text[], ${tos}::text[]) as range (from_at, to_at)`
  await sql`
    delete from imported_range where listing_id = ${listingId} and during not in (${wanted})
  `.execute(db)
  await sql`
    insert into imported_range (listing_id, during)
    select ${listingId}::bigint, during from (${wanted}) as wanted
    where during not in (select during from imported_range where listing_id = ${listingId})
  `.execute(db)
  await takeImported(db, listingId)
}

/** Leaves what another site has to who takes it next, before `takeImported` takes the rest again. */
export async function leaveImported(db: Kysely<Schema>, listingId: number): Promise<void> {
  await sql`delete from taken_range where listing_id = ${listingId} and kind = 'import'`.execute(db)
}

/** Takes what another site has and nothing here; call it under the listing's lock, whenever something is freed. */
export async function takeImported(db: Kysely<Schema>, listingId: number): Promise<void> {
  const free = sql`
    select unnest(
      coalesce((select range_agg(during) from imported_range where listing_id = ${listingId}),
        '{}')
      - coalesce((select range_agg(during) from taken_range
          where listing_id = ${listingId} and is_active and kind <> 'import'), '{}')
    ) as during`
  await sql`
    delete from taken_range
    where listing_id = ${listingId} and kind = 'import' and during not in (${free})
  `.execute(db)
  await sql`
    insert into taken_range (listing_id, kind, during)
    select ${listingId}::bigint, 'import', during from (${free}) as free
    where during not in (
      select during from taken_range where listing_id = ${listingId} and kind = 'import')
  `.execute(db)
}

/** What another site has taken and this one as well, as far as it is not over; soonest first. */
export async function importConflicts(
  db: Kysely<Schema>,
  listingId: number,
  now: Date,
): Promise<CalendarConflict[]> {
  const { rows } = await sql<TakenBy & { importedFrom: Date; importedTo: Date }>`
    select lower(imported_range.during) as "importedFrom",
      upper(imported_range.during) as "importedTo",
      kind, coalesce(reservation_id, taken_range.id) as id,
      lower(taken_range.during) as from, upper(taken_range.during) as to
    from imported_range
    join taken_range on taken_range.listing_id = imported_range.listing_id
      and taken_range.during && imported_range.during
    where imported_range.listing_id = ${listingId} and is_active and kind <> 'import'
      and upper(taken_range.during * imported_range.during) > ${now} and not ${isOverdue(now)}
    order by lower(imported_range.during), lower(taken_range.during)
  `.execute(db)
  const conflicts = new Map<number, CalendarConflict>()
  for (const { importedFrom: from, importedTo: to, ...takenBy } of rows) {
    const known = conflicts.get(from.getTime())
    if (known) known.takenBy.push(takenBy)
    else conflicts.set(from.getTime(), { from, to, takenBy: [takenBy] })
  }
  return [...conflicts.values()]
}
