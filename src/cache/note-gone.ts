import { noteForNow, readKeptSurely } from './kept-listings.ts'
import { forgetListing } from './listing-store.ts'

/** The server has a listing no more, and this device finds it no more either. A copy that somebody keeps stays. */
export async function noteGone(id: number): Promise<void> {
  const kept = await readKeptSurely()
  if (kept?.has(id)) await noteForNow(id, { isGone: true })
  else if (kept) await forgetListing(id)
}
