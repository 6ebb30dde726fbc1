import type { Kysely } from 'kysely'
import type { Calendars } from '#contract/domain/calendar.ts'
import { dayMs } from '#contract/domain/durations.ts'
import type { Listing } from '#contract/domain/listing.ts'
import { found, invalidField } from '#contract/domain/refusal.ts'
import { endOfBookableTime, type Stay } from '#contract/domain/stay.ts'
import { calendarAllowance, calendarRefreshMs } from '#contract/limits.ts'
import { CalendarProblem } from '#server/calendar/calendar-problem.ts'
import {
  findImport,
  putFault,
  putImport,
  removeImport,
  type DueImport,
} from '#server/db/repositories/calendars.ts'
import { replaceImportedRanges } from '#server/db/repositories/imported-ranges.ts'
import { findListing, lockListing } from '#server/db/repositories/listings.ts'
import type { Schema } from '#server/db/schema.ts'
import { pauseMsAfter } from '#server/pause-after.ts'
import { assertAllowance } from './assert-allowance.ts'
import { inCalendarTurn, tooManyCalendars } from './calendar-turns.ts'
import { calendarsOf } from './calendars.ts'
import type { Context } from './context.ts'
import { asOwner, assertOwner } from './own-listing.ts'

/** When a calendar could not be read. */
export const calendarPause = { firstMs: calendarRefreshMs, longestMs: dayMs }

/** Imports a calendar from now on, in the place of the one that is imported.
 *  @throws Refusal that says why it cannot be read, TooMany when it would wait too long */
export async function importCalendar(
  context: Context,
  userId: number,
  listingId: number,
  given: string,
): Promise<Calendars> {
  const url = given.trim()
  const listing = await ownListing(context, userId, listingId)
  const reading = inCalendarTurn(userId, async () => {
    const readOn = context.now()
    return { readOn, ranges: await read(context, listing, { url, readOn }) }
  })
  const { readOn, ranges } = await reading.catch((error: unknown) => {
    if (!(error instanceof CalendarProblem)) throw error
    throw invalidField('Url', error.message)
  })
  return asOwner(context, userId, listingId, async (trx, { zone }) => {
    await keep(context, trx, { listingId, url, readOn, ranges, isStale: zone !== listing.zone })
    return calendarsOf(trx, listingId, context.now())
  })
}

/** Reads the imported calendar now. When that fails, what it said before still counts.
 *  @throws TooMany when it would wait too long */
export async function refreshImport(
  context: Context,
  userId: number,
  listingId: number,
): Promise<Calendars> {
  await ownListing(context, userId, listingId)
  const { url } = found(await findImport(context.db, listingId), 'calendar')
  await inCalendarTurn(userId, () => readAgain(context, { listingId, url, tries: 1 }))
  return calendarsOf(context.db, listingId, context.now())
}

/** Asked twice it does the same as once. */
export async function removeImportedCalendar(
  context: Context,
  userId: number,
  listingId: number,
): Promise<Calendars> {
  return asOwner(context, userId, listingId, async (trx) => {
    await removeImport(trx, listingId)
    await replaceImportedRanges(trx, listingId, [])
    return calendarsOf(trx, listingId, context.now())
  })
}

/** @throws TooMany when this lender has had too many calendars read just now */
async function ownListing(
  { db, now }: Context,
  userId: number,
  listingId: number,
): Promise<Listing> {
  const listing = found(await findListing(db, listingId), 'listing')
  assertOwner(userId, listing)
  const allowance = { ...calendarAllowance, sentence: tooManyCalendars }
  await assertAllowance(db, { userId, kind: 'calendar' }, allowance, now())
  return listing
}

/** Reads a calendar anew that is imported already, and keeps what it says, or why it cannot be read. Nothing waits for
 *  it: no transaction is open meanwhile, and what came in its place is left alone, as is what was asked for later.
 *  @param signal ends the attempt, which is then none */
export async function readAgain(
  context: Context,
  { listingId, url, tries }: Omit<DueImport, 'ownerId'>,
  signal?: AbortSignal,
): Promise<void> {
  const { db, now } = context
  const listing = await findListing(db, listingId)
  if (!listing) return
  const readOn = now()
  const reading = read(context, listing, { url, readOn }, signal)
  const ranges = await reading.catch(async (error: unknown) => {
    if (!(error instanceof CalendarProblem)) throw error
    const dueOn = new Date(now().getTime() + pauseMsAfter(tries, calendarPause))
    await putFault(db, { listingId, url, readOn }, { fault: error.fault, dueOn }, now())
    return null
  })
  if (!ranges) return
  await db.transaction().execute(async (trx) => {
    await lockListing(trx, listingId)
    const current = await findListing(trx, listingId)
    const imported = await findImport(trx, listingId)
    if (!current || imported?.url !== url) return
    const isStale = current.zone !== listing.zone
    await keep(context, trx, { listingId, url, readOn, ranges, isStale })
  })
}

const read = (
  { calendars, calendarMark }: Context,
  { id, zone }: Listing,
  { url, readOn }: { url: string; readOn: Date },
  signal: AbortSignal = new AbortController().signal,
): Promise<Stay[]> => {
  const owner = { listingId: id, mark: calendarMark }
  const to = endOfBookableTime(readOn, zone)
  return calendars.read(url, { zone, from: readOn, to, owner }, signal)
}

/** @param isStale when its days were counted in a zone that the listing has no more */
async function keep(
  { now }: Context,
  trx: Kysely<Schema>,
  {
    ranges,
    isStale,
    ...reading
  }: { listingId: number; url: string; readOn: Date; ranges: Stay[]; isStale: boolean },
): Promise<void> {
  const { listingId, readOn } = reading
  const dueOn = isStale ? readOn : new Date(readOn.getTime() + calendarRefreshMs)
  if (!(await putImport(trx, { ...reading, dueOn }, now()))) return
  await replaceImportedRanges(trx, listingId, ranges)
}
