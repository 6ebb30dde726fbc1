import { sites } from '#sites/all.gen.ts'

export type ListingType = (typeof sites)[number]['types'][number]['name']

interface ListingTypeOfSite {
  id: number
  name: ListingType
  siteId: number
  /** A path of lines, 24 × 24. */
  sign: string
}

/** Of all sites, by id: ids are counted through, so that one table serves them all. @see docs/product.md §3 */
export const listingTypes: readonly ListingTypeOfSite[] = sites
  .flatMap(({ id: siteId, types }) => types.map((type) => ({ ...type, siteId })))
  .sort((a, b) => a.id - b.id)

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

/** The types among which a listing's may be changed: a listing stays at its site. */
export function typesBeside(type: ListingType): ListingType[] {
  return listingTypesOfSite(listingTypes[listingTypeId(type)]?.siteId ?? -1)
}

/** @returns a path of lines, 24 × 24 */
export const signOf = (type: ListingType): string => listingTypes[listingTypeId(type)]?.sign ?? ''
