import type { Listing } from '#contract/domain/listing.ts'
import type { KeptCopy } from '#src/cache/kept-listings.ts'
import type { PendingHearts } from '#src/sending/pending-hearts.ts'

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
  hearts: PendingHearts
}

/** What this viewer has saved, the last first: the server's list where it is known, changed by what is on its
 *  way there, and of this device what the server does not have. */
export function savedListings(known: Known): SavedListing[] {
  const { list, kept, hearts } = known
  const onServer = list?.listings ?? []
  const ids = new Set(onServer.map(({ id }) => id))
  const here = [...kept.values()]
    .filter(({ id }) => !ids.has(id) && isSaved(id, known))
    .sort((a, b) => b.savedAtMs - a.savedAtMs)
  const there = onServer
    .filter(({ id }) => isSaved(id, known))
    .map((listing) => ({ listing, seenAtMs: list?.readAtMs ?? 0, isGone: false }))
  const isOnItsWay = ({ id }: KeptCopy) => hearts.has(id)
  return [
    ...here.filter(isOnItsWay).flatMap(seenOf),
    ...there,
    ...here.filter((copy) => !isOnItsWay(copy)).flatMap(seenOf),
  ]
}

const seenOf = ({ seen, isGone }: KeptCopy) => (seen ? [{ ...seen, isGone }] : [])

/** Where the server's list is known, it alone says what is saved of that which is still there. */
export function isSaved(id: number, { userId, list, kept, hearts }: Known): boolean {
  const pending = userId === null ? undefined : hearts.get(id)
  if (pending !== undefined) return pending
  if (list?.listings.some((listing) => listing.id === id)) return true
  const copy = kept.get(id)
  return copy?.userId === userId && copy.leavesAtMs === null && (!list || copy.isGone)
}
