import type { Listing } from '#contract/domain/listing.ts'
import { refreshQuery } from '#src/cache/query-store.ts'
import { listingQuery } from './queries.ts'

/** Asks for a listing as it is now. @throws ApiError code 3 when it is there no more */
export const readListing = (id: number): Promise<Listing> => refreshQuery(listingQuery(id))
