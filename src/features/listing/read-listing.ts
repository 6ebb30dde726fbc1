import type { Listing } from '#contract/domain/listing.ts'
import { isNotThere } from '#src/api/is-not-there.ts'
import { noteGone } from '#src/cache/note-gone.ts'
import { refreshQuery } from '#src/cache/query-store.ts'
import { listingQuery } from './queries.ts'

/** Asks for a listing as it is now. @throws ApiError code 3 when it is there no more */
export async function readListing(id: number): Promise<Listing> {
  try {
    return await refreshQuery(listingQuery(id))
  } catch (error) {
    if (isNotThere(error)) await noteGone(id)
    throw error
  }
}
