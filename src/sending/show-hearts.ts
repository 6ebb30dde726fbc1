import type { Listing } from '#contract/domain/listing.ts'
import { queryClient } from '#src/api/query-client.ts'
import { recallListings } from '#src/cache/listing-store.ts'
import { writeQuery } from '#src/cache/query-store.ts'
import { heartOf } from '#src/outbox/heart-of.ts'
import type { OutboxItem } from '#src/outbox/item.ts'

/** Changes the list of what is saved as the server has changed its own. */
export async function showHearts(arrived: readonly OutboxItem[]): Promise<void> {
  for (const { kind, userId, request } of arrived) {
    const heart = kind === 'heart' && heartOf(request)
    const queryKey = ['saved', userId]
    if (!heart || !queryClient.getQueryData(queryKey)) continue
    const { listingId, willBeSaved } = heart
    const [listing] = willBeSaved ? await recallListings([listingId]) : []
    await queryClient.cancelQueries({ queryKey })
    await writeQuery<Listing[]>(queryKey, (before = []) => {
      const isThere = before.some(({ id }) => id === listingId)
      if (!willBeSaved) return before.filter(({ id }) => id !== listingId)
      return listing && !isThere ? [listing, ...before] : before
    })
  }
}
