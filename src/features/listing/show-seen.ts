import { knownUserId } from '#src/api/current-user.ts'
import { queryClient } from '#src/api/query-client.ts'
import { seenListings } from '#src/cache/listing-store.ts'
import { hasKeptAnswer } from '#src/cache/query-store.ts'
import { listingQuery } from './queries.ts'

/** Lets a listing's page that was not open before begin with what this device has seen of it in a list; it is asked
 *  for behind it. One's own is waited for, since what is private of it is kept nowhere. */
export async function showSeen(id: number): Promise<void> {
  const { queryKey } = listingQuery(id)
  const viewerId = knownUserId()
  if (viewerId === undefined || queryClient.getQueryData(queryKey)) return
  const [[seen], isKept] = await Promise.all([seenListings([id]), hasKeptAnswer(queryKey)])
  const isHere = isKept || queryClient.getQueryData(queryKey) !== undefined
  if (isHere || !seen || seen.listing.lenderId === viewerId) return
  queryClient.setQueryData(queryKey, seen.listing, { updatedAt: seen.seenAtMs })
  queryClient.getQueryCache().find({ queryKey })?.setState({ isInvalidated: true })
}
