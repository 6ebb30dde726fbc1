import type { Insertable } from 'kysely'
import type { ListingContent } from '#contract/domain/listing.ts'
import type { LatLng } from '#contract/domain/place.ts'
import { contentColumns } from '#server/db/repositories/listing-writes.ts'
import type { ListingTable } from '#server/db/schema.ts'
import { zoneAt } from '#server/geo/zone.ts'
import type { Random } from './random.ts'
import { daysFrom } from './time.ts'

/** A listing as it will be stored, and what the reservations are made from. */
export interface DemoListing {
  id: number
  lenderId: number
  preset: string
  isActive: boolean
  zone: string
  createdOn: Date
  content: ListingContent
  row: Insertable<ListingTable>
}

/** A listing of another site, which says itself what it shows. */
export interface PicturedListing extends DemoListing {
  pictures: readonly URL[]
}

interface Offered {
  id: number
  siteId: number
  lenderId: number
  preset: string
  place: LatLng
  buildingId: number | null
  isActive: boolean
  createdOn: Date
  updatedOn: Date
  content: ListingContent
}

export function demoListing(offered: Offered): DemoListing {
  const { id, siteId, lenderId, preset, place, isActive, createdOn, content } = offered
  const zone = zoneAt(place)
  const row = {
    ...contentColumns(content),
    ...place,
    location_id: offered.buildingId,
    id,
    zone,
    site_id: siteId,
    user_id: lenderId,
    is_active: isActive,
    created_on: createdOn,
    updated_on: offered.updatedOn,
  }
  return { id, lenderId, preset, isActive, zone, createdOn, content, row }
}

/** When a listing was made and last changed: the oldest a year ago, most of them lately.
 *  @param share how far it stands in the list of all, from 0 for the oldest to 1 */
export function datesOf(random: Random, share: number, now: Date) {
  const age = (1 - share) ** 1.6 * 390
  const createdOn = daysFrom(now, -(1 + age))
  return { createdOn, updatedOn: daysFrom(createdOn, random.between(0, 0.9) ** 2 * age) }
}

/** Few have many listings, most have some. */
export function lenderOf(random: Random, ids: readonly number[]): number {
  return random.weighted(
    ids,
    ids.map((_, rank) => 1 / (rank + 4)),
  )
}
