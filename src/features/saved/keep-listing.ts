import { countTilesOfArea, type MapArea } from '#contract/domain/map-area.ts'
import type { Listing } from '#contract/domain/listing.ts'
import { clientVersion, keptPlaceRadiusMetres } from '#contract/limits.ts'
import { keepArea, MapElsewhereError, removeArea } from '#src/cache/kept-areas.ts'
import { forgetKept, isSavedAgain, noteKept, type KeptListing } from '#src/cache/kept-listings.ts'
import { keepPictures, removePictures } from '#src/cache/kept-pictures.ts'
import { keepQuery, type refreshQuery } from '#src/cache/query-store.ts'
import { NotOnDeviceError } from '#src/cache/storage-health.ts'
import { removeTownsWithout } from './town-maps.ts'

/** What is asked for of a saved listing, in the queries of the features that show it. */
export interface KeptQueries {
  listing(id: number, ask: typeof refreshQuery): Promise<Listing>
  /** What belongs to it: reviews, taken dates, its lender. */
  others(listing: Listing, ask: typeof refreshQuery): Promise<unknown>[]
}

const ownerOf = (id: number) => `listing-${id}`

/** Brings a listing and all that belongs to it up to date on this device: its text, reviews, taken dates
 *  and lender, its pictures, and the map around it. What was stopped goes on where it was.
 *  @param onPart is told how far it has come, from 0 to 1
 *  @throws ApiError when the server has it no more, or as the parts do: AbortError, a failed connection,
 *  QuotaExceededError, NotOnDeviceError */
export async function keepListing(
  id: number,
  queries: KeptQueries,
  { signal, onPart }: { signal: AbortSignal; onPart(part: number): void },
): Promise<void> {
  const listing = await queries.listing(id, keepQuery)
  signal.throwIfAborted()
  await note(id, {})
  await Promise.all(queries.others(listing, keepQuery))
  signal.throwIfAborted()
  const area = listing.place && {
    centre: listing.place,
    radiusMetres: keptPlaceRadiusMetres,
  }
  const tileCount = area ? countTilesOfArea(area) : 0
  const count = listing.pictures.length + tileCount
  let done = 0
  const onProgress = (step: { done: number }) => onPart((done + step.done) / count)
  await keepPictures(ownerOf(id), listing.pictures, { signal, onProgress })
  done += listing.pictures.length
  const hasMap = area ? await keepMap(id, area, { signal, onProgress }) : false
  signal.throwIfAborted()
  await note(id, { refreshedAtMs: Date.now(), version: clientVersion, hasMap })
}

async function note(...noted: Parameters<typeof noteKept>): Promise<void> {
  if (!(await noteKept(...noted))) throw new NotOnDeviceError()
}

/** @returns false where the map comes from elsewhere */
async function keepMap(id: number, area: MapArea, options: Parameters<typeof keepArea>[2]) {
  try {
    await keepArea(ownerOf(id), area, options)
    return true
  } catch (error) {
    if (error instanceof MapElsewhereError) return false
    throw error
  }
}

/** Removes a listing with all that belongs to it, but what others have too. One that was saved again stays.
 *  @param leaving as it was when it was to go */
export async function dropListing(leaving: KeptListing): Promise<void> {
  if (await isSavedAgain(leaving)) return
  const { id } = leaving
  // First, so that what fails is taken up at the next start.
  await removePictures(ownerOf(id))
  await removeArea(ownerOf(id))
  await removeTownsWithout(id)
  await forgetKept(leaving)
}
