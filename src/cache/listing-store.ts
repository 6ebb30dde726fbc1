import type { Listing } from '#contract/domain/listing.ts'
import { listingsOnDeviceAtMost } from '#contract/limits.ts'
import { deviceStore } from './device-store.ts'

/** A listing as it was when it was last seen. */
export interface SeenListing {
  listing: Listing
  seenAtMs: number
}

const store = deviceStore<SeenListing>('listings')

/** So many more than the limit may come together before the oldest go. */
const slack = 500

/** Everything that was ever read, by id, once something asked for all of it; another map after each change. */
let all: Promise<ReadonlyMap<number, SeenListing>> | undefined

const otherTabs = new BroadcastChannel('listings')
otherTabs.addEventListener('message', () => {
  all = undefined
})

/** Keeps listings as they are now. Private notes are the owner's alone, and stay out of what everyone
 *  on this device reads.
 *  @returns whether the device has them */
export async function rememberListings(listings: readonly Listing[]): Promise<boolean> {
  if (listings.length === 0) return true
  const seenAtMs = Date.now()
  const seen = listings.map((listing): [number, SeenListing] => [
    listing.id,
    { listing: { ...listing, privateNotes: null }, seenAtMs },
  ])
  all = all?.then((known) => new Map([...known, ...seen]))
  const isThere = await store.setMany(seen.map(([id, one]) => [String(id), one]))
  otherTabs.postMessage(null)
  return isThere
}

/** The listings in the order asked for; null for what is not there, or cannot be read. */
export async function seenListings(ids: readonly number[]): Promise<(SeenListing | null)[]> {
  const found = await store.getMany(ids.map(String))
  return ids.map((_, at) => (isWhole(found[at]) ? found[at] : null))
}

/** Those of the listings that are there, in the order asked for. */
export async function recallListings(ids: readonly number[]): Promise<Listing[]> {
  return (await seenListings(ids)).flatMap((seen) => (seen ? [seen.listing] : []))
}

/** Has `storageHealth` say whether there is room for one more. */
export const tryRoom = (): Promise<void> => store.tryOut()

/** @returns null when they cannot be read */
export const countListings = (): Promise<number | null> => store.count()

/** Every listing on this device. */
export async function listingsOnDevice(): Promise<ReadonlyMap<number, SeenListing>> {
  all ??= readAll()
  return all
}

async function readAll(): Promise<ReadonlyMap<number, SeenListing>> {
  const pairs = await store.entries()
  if (pairs === null) all = undefined
  return new Map((pairs ?? []).filter(hasWhole).map(([key, seen]) => [Number(key), seen]))
}

/** Removes the listings that were not seen for the longest time, those that are kept excepted. */
export async function removeOldListings(keptIds: ReadonlySet<number>): Promise<void> {
  const known = await listingsOnDevice()
  if (known.size <= listingsOnDeviceAtMost + slack) return
  const oldest = [...known.values()]
    .filter(({ listing }) => !keptIds.has(listing.id))
    .sort((a, b) => a.seenAtMs - b.seenAtMs)
    .slice(0, known.size - listingsOnDeviceAtMost)
    .map(({ listing }) => listing.id)
  await forget(oldest)
}

/** Removes every listing that is not kept. */
export async function forgetListings(keptIds: ReadonlySet<number>): Promise<void> {
  const known = await listingsOnDevice()
  await forget([...known.keys()].filter((id) => !keptIds.has(id)))
}

/** Removes one listing. */
export const forgetListing = (id: number): Promise<void> => forget([id])

async function forget(ids: number[]): Promise<void> {
  const gone = new Set(ids)
  all = all?.then((known) => new Map([...known].filter(([id]) => !gone.has(id))))
  await store.removeMany(ids.map(String))
  otherTabs.postMessage(null)
}

const hasWhole = ([, seen]: [string, SeenListing]) => isWhole(seen)

/** What an older version, a bug or a bad disk left is fetched again. */
function isWhole(seen: SeenListing | undefined): seen is SeenListing {
  const listing = seen?.listing
  return typeof listing?.id === 'number' && listing.updatedOn instanceof Date && !!listing.offers
}
