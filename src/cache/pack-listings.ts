import type { Listing } from '#contract/domain/listing.ts'

/** Stands for a listing in a kept answer; the listing itself is kept once. */
interface ListingRef {
  listingId: number
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isListing = (value: unknown): value is Listing =>
  isObject(value) && 'offers' in value && 'lenderId' in value && 'pictures' in value

const isRef = (value: unknown): value is ListingRef =>
  isObject(value) && typeof value['listingId'] === 'number' && Object.keys(value).length === 1

/** Takes the listings out of an answer: one, a list of them, or a list under `listings`. */
export function packListings(data: unknown): { packed: unknown; listings: Listing[] } {
  const listings: Listing[] = []
  const pack = (value: unknown): unknown => {
    if (!isListing(value)) return value
    listings.push(value)
    return { listingId: value.id } satisfies ListingRef
  }
  return { packed: mapListings(data, pack), listings }
}

/** The ids in an answer that was packed. */
export function packedIds(packed: unknown): number[] {
  const ids: number[] = []
  mapListings(packed, (value) => {
    if (isRef(value)) ids.push(value.listingId)
    return value
  })
  return ids
}

/** Puts an answer together again. A listing that is gone is left out of a list.
 *  @throws Error when the answer is that listing alone */
export function unpackListings(packed: unknown, known: ReadonlyMap<number, Listing>): unknown {
  const unpack = (value: unknown) => (isRef(value) ? known.get(value.listingId) : value)
  const data = mapListings(packed, unpack)
  if (isRef(packed) && data === undefined) throw new Error('The listing is gone.')
  return data
}

function mapListings(data: unknown, map: (value: unknown) => unknown): unknown {
  if (Array.isArray(data)) return data.map(map).filter((value) => value !== undefined)
  if (isObject(data) && Array.isArray(data['listings'])) {
    return { ...data, listings: mapListings(data['listings'], map) }
  }
  return map(data)
}
