import { queryOptions } from '@tanstack/react-query'
import type { Listing } from '#contract/domain/listing.ts'
import { getListing } from '#contract/endpoints/rent.ts'
import { ApiError } from '#src/api/api-error.ts'
import { asks } from '#src/api/asks.ts'
import { currentUserId } from '#src/api/current-user.ts'
import { queryClient, unknownAgeMs } from '#src/api/query-client.ts'
import { draftName, keptListing } from './kept-listing.ts'

/** A listing as its lender edits it. It is not kept: what a device keeps of listings lacks their private notes,
 *  and saving that would remove them. */
export const ownListingQuery = (id: number) =>
  queryOptions({
    queryKey: ['own-listings', id],
    queryFn: asks(getListing, { params: { id } }),
    meta: { isKept: false },
  })

/** The listing that an unsaved change began from, where the server cannot be asked.
 *  @throws the error when nothing is unsaved, or the server has spoken */
export function draftedOr(error: unknown, id: number): Listing {
  const userId = currentUserId()
  const base = userId === null ? null : keptListing(draftName(userId, id))?.base
  if (error instanceof ApiError || !base) throw error
  queryClient.setQueryData(ownListingQuery(id).queryKey, base, { updatedAt: unknownAgeMs })
  return base
}
