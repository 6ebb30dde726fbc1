import type { Building } from '#contract/domain/building.ts'
import type { Listing } from '#contract/domain/listing.ts'
import type { LatLng } from '#contract/domain/place.ts'
import { found, Refusal } from '#contract/domain/refusal.ts'
import { hastenImport } from '#server/db/repositories/calendars.ts'
import { updatePlace } from '#server/db/repositories/listing-writes.ts'
import { findListing } from '#server/db/repositories/listings.ts'
import { findBuildingsNear } from './buildings.ts'
import type { Context } from './context.ts'
import { assertOwner, changeListing } from './own-listing.ts'

/** Says where a listing stands; its zone follows from that, and its town where none was typed: the
 *  one of the place before was not.
 *  @param at a building is one of those near the place, and the listing then stands where that does */
export async function placeListing(
  context: Context,
  userId: number,
  id: number,
  at: { place: LatLng; buildingId: number | null },
): Promise<Listing> {
  const asItWas = found(await findListing(context.db, id), 'listing')
  assertOwner(userId, asItWas)
  const building = await buildingAt(context, asItWas.siteId, at)
  const place = building?.place ?? at.place
  const where = { place, zone: context.zoneAt(place), buildingId: building?.id ?? null }
  const town = await townAt(context, place)
  return changeListing(context, userId, id, async (trx, listing, updatedOn) => {
    // Of the place that it has by now, which may be another call's; it is looked up in memory.
    const isTyped = listing.city && listing.city !== (await townAt(context, listing.place))
    await updatePlace(trx, id, { ...where, city: isTyped ? listing.city : town, updatedOn })
    // Days of another site's calendar are those of the listing's zone.
    if (where.zone !== listing.zone) await hastenImport(trx, id, context.now())
  })
}

const townAt = async (context: Context, place: LatLng | null): Promise<string | null> =>
  (place && (await context.nearestPlace(place))?.name) ?? null

async function buildingAt(
  context: Context,
  siteId: number,
  { place, buildingId }: { place: LatLng; buildingId: number | null },
): Promise<Building | null> {
  if (buildingId === null) return null
  const building = (await findBuildingsNear(context, siteId, place)).find(
    (each) => each.id === buildingId,
  )
  if (building) return building
  throw new Refusal('invalid', 'This building is not there.', [
    { path: 'LocId', message: 'is no building near this place.' },
  ])
}
