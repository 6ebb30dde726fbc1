import type { Kysely } from 'kysely'
import { isSameSecond, nextSecond } from '#contract/domain/change-second.ts'
import {
  missingParts,
  type Listing,
  type ListingForm,
  type MissingPart,
} from '#contract/domain/listing.ts'
import { listingTypesOfSite } from '#contract/domain/listing-type.ts'
import { found, Refusal, TooMany } from '#contract/domain/refusal.ts'
import {
  listingDatedAheadAtMostMs,
  listingsPerPage,
  searchResultsAtMost,
} from '#contract/limits.ts'
import { publish } from '#server/db/repositories/events.ts'
import { updateActive, updateContent } from '#server/db/repositories/listing-writes.ts'
import {
  activeListings,
  activeListingsOfUser,
  findListing,
  listingsOfUser,
  lockListing,
} from '#server/db/repositories/listings.ts'
import { findTakenDownBy } from '#server/db/repositories/taken-down.ts'
import type { Schema } from '#server/db/schema.ts'
import { mayEditListing, mayReadPrivateNotes } from '#server/policies/listing.ts'
import type { Context } from './context.ts'
import { assertMember } from './members.ts'

/** The listing as this viewer may see it. */
export function asSeenBy(userId: number | null, listing: Listing): Listing {
  return mayReadPrivateNotes(userId, listing) ? listing : { ...listing, privateNotes: null }
}

export async function readListing(
  { db }: Context,
  viewerId: number | null,
  id: number,
): Promise<Listing> {
  return asSeenBy(viewerId, found(await findListing(db, id), 'listing'))
}

export function readOwnListings(
  { db }: Context,
  siteId: number,
  userId: number,
): Promise<Listing[]> {
  return listingsOfUser(db, userId, siteId)
}

/** What anybody may see of a user's, at most as many as of a search. */
export async function readListingsOfUser(
  { db }: Context,
  siteId: number,
  viewerId: number | null,
  userId: number,
): Promise<Listing[]> {
  const listings = await activeListingsOfUser(db, userId, { siteId, limit: searchResultsAtMost })
  return listings.map((listing) => asSeenBy(viewerId, listing))
}

/** A page of the active listings; the cursor is the last one's place in the order. */
export async function readAllListings(
  { db }: Context,
  siteId: number,
  viewerId: number | null,
  cursor: string | undefined,
): Promise<{ listings: Listing[]; nextCursor: string | null }> {
  const listings = await activeListings(db, siteId, {
    after: cursor === undefined ? null : decodeCursor(cursor),
    limit: listingsPerPage,
  })
  const last = listings.length === listingsPerPage ? listings.at(-1) : undefined
  return {
    listings: listings.map((listing) => asSeenBy(viewerId, listing)),
    nextCursor: last ? `${last.updatedOn.getTime()}-${last.id}` : null,
  }
}

function decodeCursor(cursor: string): { updatedOn: Date; id: number } {
  const [, ms, id] = /^(\d{1,13})-(\d{1,15})$/.exec(cursor) ?? []
  if (ms === undefined || id === undefined) {
    throw new Refusal('invalid', 'This cursor is not one of ours.', [
      { path: 'cursor', message: 'is not one of ours.' },
    ])
  }
  return { updatedOn: new Date(Number(ms)), id: Number(id) }
}

/** @throws Refusal 'invalid' */
export function assertTypeOfSite(siteId: number, { type }: ListingForm): void {
  if (!listingTypesOfSite(siteId).includes(type)) {
    throw new Refusal('invalid', 'This type belongs to another site.', [
      { path: 'TypeId', message: 'belongs to another site.' },
    ])
  }
}

/** @throws Refusal 'not-yours' */
export function assertOwner(userId: number, listing: Listing): void {
  if (!mayEditListing(userId, listing)) {
    throw new Refusal('not-yours', 'This listing is not yours.')
  }
}

/** Runs a task under the listing's lock, for its owner alone.
 *  @throws Refusal 'not-yours' */
export async function asOwner<Result>(
  context: Context,
  userId: number,
  id: number,
  task: (trx: Kysely<Schema>, listing: Listing) => Promise<Result>,
): Promise<Result> {
  return underLock(context, id, (trx, listing) => {
    assertOwner(userId, listing)
    return task(trx, listing)
  })
}

/** Runs a task under the listing's lock. @throws Refusal 'not-there' */
export async function underLock<Result>(
  { db }: Pick<Context, 'db'>,
  id: number,
  task: (trx: Kysely<Schema>, listing: Listing) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    await lockListing(trx, id)
    return task(trx, found(await findListing(trx, id), 'listing'))
  })
}

/** Whoever changes a listing on and on would date it so far ahead that it comes first for days. */
function assertNear(updatedOn: Date, now: Date): void {
  const waitMs = updatedOn.getTime() - now.getTime() - listingDatedAheadAtMostMs
  if (waitMs > 0) throw new TooMany(Math.ceil(waitMs / 1000))
}

/** Runs a change of a listing for its owner alone; answers with the listing after it.
 *  @throws Refusal 'not-yours', TooMany */
export async function changeListing(
  context: Context,
  userId: number,
  id: number,
  change: (trx: Kysely<Schema>, listing: Listing, updatedOn: Date) => Promise<void>,
): Promise<Listing> {
  return asOwner(context, userId, id, async (trx, listing) => {
    const now = context.now()
    const updatedOn = nextSecond(listing.updatedOn, now)
    assertNear(updatedOn, now)
    await change(trx, listing, updatedOn)
    await publish(trx, { about: 'listing', id, userIds: [userId] })
    return found(await findListing(trx, id), 'listing')
  })
}

/** Somebody has changed the listing since it was read; carries it as it is now. */
export class EditedMeanwhile extends Refusal {
  readonly listing: Listing

  constructor(listing: Listing) {
    super('edited-meanwhile', 'This listing was changed meanwhile.')
    this.listing = listing
  }
}

export async function editListing(
  context: Context,
  userId: number,
  id: number,
  form: ListingForm,
): Promise<number> {
  const { id: edited } = await changeListing(
    context,
    userId,
    id,
    async (trx, listing, updatedOn) => {
      if (form.editedFrom && !isSameSecond(form.editedFrom, listing.updatedOn)) {
        throw new EditedMeanwhile(listing)
      }
      assertTypeOfSite(listing.siteId, form)
      if (listing.isActive) assertComplete({ ...form, place: listing.place })
      await updateContent(trx, id, form, updatedOn)
    },
  )
  return edited
}

const missingWords: Record<MissingPart, string> = {
  title: 'a title',
  place: 'a place on the map',
  offer: 'an offered period with a price',
}

/** @throws Refusal 'invalid' that says what an active listing would lack */
export function assertComplete(listing: Parameters<typeof missingParts>[0]): void {
  const missing = missingParts(listing)
  if (missing.length === 0) return
  const words = missing.map((part) => missingWords[part]).join(', ')
  throw new Refusal('invalid', `This listing still needs ${words}.`)
}

/** @throws Refusal 'not-possible' for a listing that the operator has taken down, 'invalid' for one that lacks something */
export async function setListingActive(
  context: Context,
  userId: number,
  id: number,
  isActive: boolean,
): Promise<Listing> {
  return changeListing(context, userId, id, async (trx, listing, updatedOn) => {
    // Somebody may have been suspended while this waited for the lock.
    await assertMember(trx, userId)
    if (isActive) {
      if ((await findTakenDownBy(trx, id)) === 'operator') throw takenDown()
      assertComplete(listing)
    }
    await updateActive(trx, id, isActive, updatedOn)
  })
}

const takenDown = () =>
  new Refusal('not-possible', 'This listing was taken down by those who run this site.')
