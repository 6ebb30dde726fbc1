import type { QueryClient } from '@tanstack/react-query'
import type { ParsedLocation } from '@tanstack/react-router'
import type { Listing } from '#contract/domain/listing.ts'
import { sessionKey } from '#src/api/current-user.ts'
import { sessionQuery } from '#src/api/session.ts'
import { listingQuery } from '#src/features/listing/queries.ts'
import { loadPage } from './-load-page.ts'

/** A listing, and as far as it can be told who looks at it: what others see does not flash by before its owner. */
export async function loadListingAndViewer(
  queryClient: QueryClient,
  { id, location }: { id: number; location: ParsedLocation },
): Promise<{ listing: Listing; isOwner: boolean }> {
  const asking = queryClient.getQueryData(sessionKey) ?? queryClient.prefetchQuery(sessionQuery)
  const [listing] = await Promise.all([
    loadPage(location, queryClient.ensureQueryData(listingQuery(id))),
    asking,
  ])
  const user = queryClient.getQueryData(sessionQuery.queryKey)
  return { listing, isOwner: user?.id === listing.lenderId }
}
