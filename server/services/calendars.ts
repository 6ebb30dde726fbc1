import type { Kysely } from 'kysely'
import type { Calendars } from '#contract/domain/calendar.ts'
import { found } from '#contract/domain/refusal.ts'
import { startOfHour } from '#contract/domain/zone.ts'
import { exportPathOf } from '#contract/pages.ts'
import {
  findExportToken,
  findImport,
  findListingByToken,
  putExportToken,
  removeExportToken,
} from '#server/db/repositories/calendars.ts'
import { importConflicts, importedRanges } from '#server/db/repositories/imported-ranges.ts'
import { findListing } from '#server/db/repositories/listings.ts'
import { ownTakenRanges } from '#server/db/repositories/taken-ranges.ts'
import type { Schema } from '#server/db/schema.ts'
import { isSecretToken, newSecretToken } from '#server/db/secret-token.ts'
import { writeCalendar } from '#server/calendar/write-calendar.ts'
import type { Context } from './context.ts'
import { asOwner, assertOwner } from './own-listing.ts'

/** How a listing's dates are shared with other sites. @throws Refusal 'not-yours' for all but the lender */
export async function readCalendars(
  { db, now }: Context,
  userId: number,
  listingId: number,
): Promise<Calendars> {
  assertOwner(userId, found(await findListing(db, listingId), 'listing'))
  return calendarsOf(db, listingId, now())
}

export async function calendarsOf(
  db: Kysely<Schema>,
  listingId: number,
  now: Date,
): Promise<Calendars> {
  const token = await findExportToken(db, listingId)
  const imported = await findImport(db, listingId)
  const ranges = imported ? await importedRanges(db, listingId, now) : []
  return {
    exportPath: token && exportPathOf(token),
    import: imported && { ...imported, ranges },
    conflicts: imported ? await importConflicts(db, listingId, now) : [],
  }
}

/** Switched on twice it keeps its address. */
export async function switchExport(
  context: Context,
  userId: number,
  listingId: number,
  isOn: boolean,
): Promise<Calendars> {
  return asOwner(context, userId, listingId, async (trx) => {
    if (!isOn) await removeExportToken(trx, listingId)
    else if ((await findExportToken(trx, listingId)) === null) {
      await putExportToken(trx, { listingId, token: newSecretToken(), now: context.now() })
    }
    return calendarsOf(trx, listingId, context.now())
  })
}

/** A new address in the place of the one that others know. */
export async function renewExport(
  context: Context,
  userId: number,
  listingId: number,
): Promise<Calendars> {
  return asOwner(context, userId, listingId, async (trx) => {
    await putExportToken(trx, { listingId, token: newSecretToken(), now: context.now() })
    return calendarsOf(trx, listingId, context.now())
  })
}

/** The calendar at a secret address: what is taken on this site from the hour that has begun, and nothing of who has it.
 *  @returns null when there is none */
export async function readExportedCalendar(
  { db, now, calendarMark }: Context,
  token: string,
): Promise<string | null> {
  const listing = isSecretToken(token) ? await findListingByToken(db, token) : null
  if (!listing) return null
  const at = now()
  const ranges = await ownTakenRanges(db, listing.id, {
    after: startOfHour(at, listing.zone),
    now: at,
  })
  return writeCalendar(listing, ranges, { now: at, mark: calendarMark })
}
