import { siteIds } from '../limits.ts'

/** Ids are unique over the sites, so that one table serves both. @see docs/product.md §3 */
export const listingTypes = [
  { id: 0, name: 'CONDO', siteId: siteIds.realEstate },
  { id: 1, name: 'HOUSE', siteId: siteIds.realEstate },
  { id: 2, name: 'ROOM', siteId: siteIds.realEstate },
  { id: 3, name: 'SHARED', siteId: siteIds.realEstate },
  { id: 4, name: 'CAR', siteId: siteIds.transport },
  { id: 5, name: 'MOTORBIKE', siteId: siteIds.transport },
  { id: 6, name: 'BICYCLE', siteId: siteIds.transport },
  { id: 7, name: 'BOAT', siteId: siteIds.transport },
] as const

export type ListingType = (typeof listingTypes)[number]['name']

/** @throws RangeError when no type has this id; ids from outside are checked by the wire schema. */
export function listingTypeById(id: number): ListingType {
  const type = listingTypes[id]
  if (!type) throw new RangeError(`No listing type has the id ${id}`)
  return type.name
}

export function listingTypeId(type: ListingType): number {
  return listingTypes.findIndex(({ name }) => name === type)
}

export function listingTypesOfSite(siteId: number): ListingType[] {
  return listingTypes.filter((type) => type.siteId === siteId).map(({ name }) => name)
}
