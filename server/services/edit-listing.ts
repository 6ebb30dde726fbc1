import { isSameSecond } from '#contract/domain/change-second.ts'
import {
  missingParts,
  type Listing,
  type ListingForm,
  type MissingPart,
} from '#contract/domain/listing.ts'
import { listingTypesOfSite } from '#contract/domain/listing-type.ts'
import { Refusal } from '#contract/domain/refusal.ts'
import { updateActive, updateContent } from '#server/db/repositories/listing-writes.ts'
import { findTakenDownBy } from '#server/db/repositories/taken-down.ts'
import type { Context } from './context.ts'
import { assertMember } from './members.ts'
import { changeListing } from './own-listing.ts'

/** @throws Refusal 'invalid' */
export function assertTypeOfSite(siteId: number, { type }: ListingForm): void {
  if (!listingTypesOfSite(siteId).includes(type)) {
    throw new Refusal('invalid', 'This type belongs to another site.', [
      { path: 'TypeId', message: 'belongs to another site.' },
    ])
  }
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
