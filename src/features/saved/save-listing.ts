import type { Listing } from '#contract/domain/listing.ts'
import { saveListing } from '#contract/endpoints/rent.ts'
import { undoTimeMs } from '#contract/limits.ts'
import { call } from '#src/api/call.ts'
import { currentUserId, queryClient } from '#src/api/query-client.ts'
import { reachStore } from '#src/api/reach.ts'
import { noteKept, readKept } from '#src/cache/kept-listings.ts'
import { rememberListings } from '#src/cache/listing-store.ts'
import { writeQuery } from '#src/cache/query-store.ts'
import { askToStay } from './ask-to-stay.ts'
import { mergeSaved } from './merge-saved.ts'
import { savedQuery } from './queries.ts'

/** Without a connection a member's list stays as it is. */
export class NeedsConnectionError extends Error {
  override name = 'NeedsConnectionError'
}

/** Saves a listing, or takes that back: a member at the server, a visitor on this device, where it is kept
 *  either way. What is taken back stays here for as long as that can be undone.
 *  @throws NeedsConnectionError for a member without a connection, ApiError when the server refuses; then
 *  nothing has changed */
export async function setSaved(listing: Listing, willBeSaved: boolean): Promise<void> {
  const { id } = listing
  const userId = currentUserId()
  const known = (await readKept()).get(id)
  const atServer = userId !== null && !known?.isGone
  const leavesAtMs = willBeSaved ? null : Date.now() + undoTimeMs
  if (known) await noteKept(id, { leavesAtMs })
  if (atServer) {
    try {
      await sendSaved(userId, listing, willBeSaved)
    } catch (error) {
      if (known) await noteKept(id, { leavesAtMs: known.leavesAtMs })
      throw error
    }
  }
  if (!willBeSaved) return
  if (!known?.seen) await rememberListings([listing])
  const savedAtMs = known?.leavesAtMs ? known.savedAtMs : Date.now()
  await noteKept(id, { userId, savedAtMs, leavesAtMs })
  askToStay()
}

let sending = 0

/** Shown at once, and shown as it was when the server refuses. */
async function sendSaved(userId: number, listing: Listing, willBeSaved: boolean): Promise<void> {
  if (reachStore.get() !== 'online') throw new NeedsConnectionError()
  sending += 1
  try {
    await changeList(userId, listing, willBeSaved)
    // What was saved before the login goes first, or the list at the server would have another order.
    await mergeSaved(userId)
    await call(saveListing, { params: { id: listing.id, saved: willBeSaved ? '1' : '0' } })
  } catch (error) {
    await changeList(userId, listing, !willBeSaved)
    if (error instanceof Error && error.name === 'NetworkError') throw new NeedsConnectionError()
    throw error
  } finally {
    sending -= 1
    // An answer that comes between two would not have the second.
    if (sending === 0) void queryClient.invalidateQueries(savedQuery(userId))
  }
}

async function changeList(userId: number, listing: Listing, isIn: boolean): Promise<void> {
  const { queryKey } = savedQuery(userId)
  await queryClient.cancelQueries({ queryKey })
  if (!queryClient.getQueryData(queryKey)) return
  await writeQuery<Listing[]>(queryKey, (before = []) => {
    const others = before.filter(({ id }) => id !== listing.id)
    return isIn ? [listing, ...others] : others
  })
}
