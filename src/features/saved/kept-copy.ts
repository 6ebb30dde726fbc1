import type { QueryKey } from '@tanstack/react-query'
import type { Listing } from '#contract/domain/listing.ts'
import { isNotThere } from '#src/api/is-not-there.ts'
import { currentUserId } from '#src/api/current-user.ts'
import { queryClient } from '#src/api/query-client.ts'
import { readKept } from '#src/cache/kept-listings.ts'
import { noteGone } from '#src/cache/note-gone.ts'

/** The copy of a saved listing, where the server has none or cannot be asked; the query shows it from then
 *  on, as old as it is.
 *  @throws the error when this viewer has not saved it */
export async function keptCopyOr(
  error: unknown,
  { queryKey }: { queryKey: QueryKey },
): Promise<Listing> {
  const [, id] = queryKey as [string, number]
  if (isNotThere(error)) await noteGone(id)
  const copy = (await readKept()).get(id)
  if (!copy?.seen || copy.userId !== currentUserId()) throw error
  const { listing, seenAtMs } = copy.seen
  queryClient.setQueryData(queryKey, listing, { updatedAt: seenAtMs })
  return listing
}
