import { queryClient, sessionKey } from '#src/api/query-client.ts'
import { seenListings } from '#src/cache/listing-store.ts'
import { listingQuery } from './queries.ts'

/** Lets a listing's page begin with what this device has seen of it, in a list for instance; it is asked for behind
 *  it. One's own is waited for, since what is private of it is kept nowhere. */
export async function showSeen(id: number): Promise<void> {
  const { queryKey } = listingQuery(id)
  const viewer = queryClient.getQueryData<{ id: number } | null>(sessionKey)
  if (viewer === undefined || queryClient.getQueryData(queryKey)) return
  const [seen] = await seenListings([id])
  if (!seen || seen.listing.lenderId === viewer?.id || queryClient.getQueryData(queryKey)) return
  queryClient.setQueryData(queryKey, seen.listing, { updatedAt: seen.seenAtMs })
  queryClient.getQueryCache().find({ queryKey })?.setState({ isInvalidated: true })
}
