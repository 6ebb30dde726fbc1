import type { Listing } from '#contract/domain/listing.ts'
import type { KeptCopy } from '#src/cache/kept-listings.ts'

export interface SavedListing {
  listing: Listing
  /** When it was last read. */
  seenAtMs: number
  /** The server has it no more. */
  isGone: boolean
}

interface Known {
  /** null for a visitor who is not logged in. */
  userId: number | null
  /** The server's list; undefined while it is not known, and for visitors. */
  list: { listings: readonly Listing[]; readAtMs: number } | undefined
  kept: ReadonlyMap<number, KeptCopy>
}

/** What this viewer has saved, the last first: the server's list where it is known, and of this device
 *  what the server does not have. */
export function savedListings({ userId, list, kept }: Known): SavedListing[] {
  const onServer = list?.listings ?? []
  const ids = new Set(onServer.map(({ id }) => id))
  const here = [...kept.values()]
    .filter((copy) => !ids.has(copy.id) && isSavedHere(copy, { userId, list }))
    .sort((a, b) => b.savedAtMs - a.savedAtMs)
    .flatMap(({ seen, isGone }) => (seen ? [{ ...seen, isGone }] : []))
  const there = onServer.map((listing) => ({
    listing,
    seenAtMs: list?.readAtMs ?? 0,
    isGone: false,
  }))
  return [...there, ...here]
}

export function isSaved(id: number, { userId, list, kept }: Known): boolean {
  if (list?.listings.some((listing) => listing.id === id)) return true
  const copy = kept.get(id)
  return copy !== undefined && isSavedHere(copy, { userId, list })
}

/** Where the server's list is known, it alone says what is saved of that which is still there. */
const isSavedHere = (copy: KeptCopy, { userId, list }: Pick<Known, 'userId' | 'list'>) =>
  copy.userId === userId && copy.leavesAtMs === null && (!list || copy.isGone)
