import { cacheNames } from './cache-names.ts'
import { readAreas, type KeptArea } from './kept-areas.ts'
import { readKept } from './kept-listings.ts'
import { forgetListings, listingsOnDevice, tryRoom } from './listing-store.ts'
import { makeRoom } from './make-room.ts'
import { isOfKept } from './of-kept.ts'
import { openCache } from './open-cache.ts'
import { countQueries, forgetPublicQueries, listingsOfUsers } from './query-store.ts'

/** What the app keeps on this device. */
export interface Usage {
  /** All of it, as the browser counts; null where it does not say. */
  usedBytes: number | null
  /** Whether the browser may remove it by itself when room is short. */
  isPersistent: boolean
  listings: number
  answers: number
  pictures: number
  tiles: number
  areas: KeptArea[]
}

/** With `storageHealth` as it is now. */
export async function readUsage(): Promise<Usage> {
  // First, since it may take the room of what is counted.
  await tryRoom()
  const [estimate, isPersistent, listings, answers, pictures, tiles, areas] = await Promise.all([
    navigator.storage?.estimate().catch(() => undefined),
    navigator.storage?.persisted().catch(() => false),
    listingsOnDevice(),
    countQueries(),
    countEntries([cacheNames.pictures, cacheNames.keptPictures]),
    countEntries([cacheNames.tiles, cacheNames.keptTiles]),
    readAreas(),
  ])
  return {
    usedBytes: estimate?.usage ?? null,
    isPersistent: isPersistent ?? false,
    listings: listings.size,
    answers,
    pictures,
    tiles,
    areas,
  }
}

/** Removes what was only looked at. What a person keeps, types or is yet to send stays. */
export async function forgetBrowsed(): Promise<void> {
  const [kept, ofUsers] = await Promise.all([readKept(), listingsOfUsers()])
  await Promise.all([
    makeRoom(),
    forgetListings(new Set([...kept.keys(), ...ofUsers])),
    forgetPublicQueries((queryKey) => isOfKept(queryKey, kept)),
  ])
}

async function countEntries(names: string[]): Promise<number> {
  const counts = await Promise.all(
    names.map(async (name) => ((await (await openCache(name))?.keys()) ?? []).length),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}
