import { log } from '#src/log.ts'
import { cacheNames } from './cache-names.ts'
import { readAreas, type KeptArea } from './kept-areas.ts'
import { readKeptSurely } from './kept-listings.ts'
import { countListings, forgetListings, tryRoom } from './listing-store.ts'
import { makeRoom } from './make-room.ts'
import { isOfKept } from './of-kept.ts'
import { countQueries, forgetPublicQueries, listingsOfUsers } from './query-store.ts'

/** What the app keeps on this device; null stands for what cannot be read. */
export interface Usage {
  /** All of it, as the browser counts. */
  usedBytes: number | null
  /** Whether the browser may remove it by itself when room is short. */
  isPersistent: boolean
  listings: number | null
  answers: number | null
  pictures: number | null
  tiles: number | null
  areas: KeptArea[] | null
}

/** With `storageHealth` as it is now. */
export async function readUsage(): Promise<Usage> {
  // First, since it may take the room of what is counted.
  await tryRoom()
  const [estimate, isPersistent, listings, answers, pictures, tiles, areas] = await Promise.all([
    navigator.storage?.estimate().catch(() => undefined),
    navigator.storage?.persisted().catch(() => false),
    countListings(),
    countQueries(),
    countEntries([cacheNames.pictures, cacheNames.keptPictures]),
    countEntries([cacheNames.tiles, cacheNames.keptTiles]),
    readAreas().catch(() => null),
  ])
  return {
    usedBytes: estimate?.usage ?? null,
    isPersistent: isPersistent ?? false,
    listings,
    answers,
    pictures,
    tiles,
    areas,
  }
}

/** Removes what was only looked at. What a person keeps, types or is yet to send stays, and where that cannot be told, all
 *  of it. */
export async function forgetBrowsed(): Promise<void> {
  const [kept, ofUsers] = await Promise.all([readKeptSurely(), listingsOfUsers()])
  await makeRoom()
  if (!kept || !ofUsers) return
  await Promise.all([
    forgetListings(new Set([...kept.keys(), ...ofUsers])),
    forgetPublicQueries((queryKey) => isOfKept(queryKey, kept)),
  ])
}

async function countEntries(names: string[]): Promise<number | null> {
  // Over plain HTTP there are none.
  if (!('caches' in globalThis)) return 0
  try {
    const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return files.flat().length
  } catch (error) {
    log.warn('The files of this device cannot be read:', error)
    return null
  }
}
