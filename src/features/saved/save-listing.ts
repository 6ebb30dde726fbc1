import type { Listing } from '#contract/domain/listing.ts'
import { undoTimeMs } from '#contract/limits.ts'
import { newKey } from '#src/api/new-key.ts'
import { currentUserId } from '#src/api/current-user.ts'
import { noteForNow, noteKept, readKept, type KeptCopy } from '#src/cache/kept-listings.ts'
import { rememberListings } from '#src/cache/listing-store.ts'
import { NotOnDeviceError } from '#src/cache/storage-health.ts'
import { queueCall } from '#src/sending/queue-call.ts'
import { askToStay } from './ask-to-stay.ts'
import { mergeSaved } from './merge-saved.ts'

/** Saves a listing, or takes that back: a member at the server, as soon as it can be reached, a visitor on this
 *  device, where it is kept either way. What is taken back stays here for as long as that can be undone.
 *  @throws as `queueCall` does, and NotOnDeviceError where the heart would be nowhere else; then nothing has changed */
export async function setSaved(listing: Listing, willBeSaved: boolean): Promise<void> {
  const userId = currentUserId()
  const known = (await readKept()).get(listing.id)
  if (userId === null || known?.isGone) await saveHere({ listing, known, userId }, willBeSaved)
  else await saveThere({ listing, known, userId }, willBeSaved)
  if (willBeSaved) askToStay()
}

interface Saving {
  listing: Listing
  known: KeptCopy | undefined
  userId: number | null
}

async function saveHere({ listing, known, userId }: Saving, willBeSaved: boolean): Promise<void> {
  if (!willBeSaved) {
    // Its removal makes room, and needs none.
    if (known) await noteForNow(listing.id, takenBack())
    return
  }
  const isThere = known?.seen || (await rememberListings([listing]))
  if (!isThere || !(await noteKept(listing.id, savedNow(known, userId))))
    throw new NotOnDeviceError()
}

async function saveThere(
  { listing, known, userId }: Saving & { userId: number },
  willBeSaved: boolean,
): Promise<void> {
  const { id } = listing
  // Before the heart: what is taken back at the server alone is removed at once.
  if (known) await noteForNow(id, willBeSaved ? { leavesAtMs: null } : takenBack())
  try {
    await giveHeart(userId, listing, willBeSaved)
  } catch (error) {
    if (known) await noteForNow(id, { leavesAtMs: known.leavesAtMs })
    throw error
  }
  if (!willBeSaved) return
  if (!known?.seen) await rememberListings([listing])
  await noteForNow(id, savedNow(known, userId))
}

const takenBack = () => ({ leavesAtMs: Date.now() + undoTimeMs })

const savedNow = (known: KeptCopy | undefined, userId: number | null) => ({
  userId,
  savedAtMs: known?.leavesAtMs ? known.savedAtMs : Date.now(),
  leavesAtMs: null,
})

async function giveHeart(userId: number, { id, title }: Listing, willBeSaved: boolean) {
  // What was saved before the login goes first, or the list at the server would have another order.
  await mergeSaved(userId)
  const params = { id, saved: willBeSaved ? '1' : '0' } as const
  await queueCall('heart', { params }, { id: newKey(), about: title })
}
