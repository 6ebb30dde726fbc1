import { useQuery } from '@tanstack/react-query'
import type { Listing } from '#contract/domain/listing.ts'
import { cacheTimeMs } from '#contract/limits.ts'
import { isNotThere } from '#src/api/is-not-there.ts'
import { recallListings } from '#src/cache/listing-store.ts'
import type { Results } from './queries.ts'
import type { OpenTab } from './search-tab.ts'

interface Opened {
  listings: Listing[]
  /** How many of the tab's listings are there no more. */
  goneCount: number
  /** Whether some are as this device has seen them, since nobody could be asked. */
  isSeen: boolean
}

const openedKey = (ids: readonly number[]) => ['listing', 'opened', ids]

/** The title of the one listing that a tab holds; empty before it is known, and for more than one. */
export function useOpenedTitle({ listingIds, title }: OpenTab): string {
  const [id = 0] = listingIds
  const isUnnamed = title === '' && listingIds.length === 1
  const shown = useQuery<Opened>({
    queryKey: openedKey(listingIds),
    enabled: false,
    meta: { isKept: false },
  })
  const seen = useQuery({
    queryKey: ['listing', 'title', id],
    queryFn: async () => (await recallListings([id]))[0]?.title ?? '',
    enabled: isUnnamed,
    networkMode: 'always',
    meta: { isKept: false },
  })
  return isUnnamed ? (shown.data?.listings[0]?.title ?? seen.data ?? '') : title
}

/** What a tab holds: at hand when it was opened from these results, read anew after a reload.
 *  @param found the results on the page
 *  @param read asks for one listing. @throws ApiError when it is there no more */
export function useOpenedListings(
  { listingIds: ids }: OpenTab,
  found: Results | undefined,
  read: (id: number) => Promise<Listing>,
) {
  return useQuery({
    queryKey: openedKey(ids),
    queryFn: () => readAll(ids, read),
    initialData: () => atHand(ids, found),
    staleTime: ({ state: { data } }) => (data?.isSeen ? 0 : cacheTimeMs),
    networkMode: 'always',
    meta: { isKept: false },
  })
}

function atHand(ids: readonly number[], found: Results | undefined): Opened | undefined {
  const byId = new Map(found?.listings.map((listing) => [listing.id, listing]))
  const listings = ids.flatMap((id) => byId.get(id) ?? [])
  const isSeen = found?.oldestSeenAtMs !== undefined
  return listings.length === ids.length && ids.length > 0
    ? { listings, goneCount: 0, isSeen }
    : undefined
}

/** Of more than these, what this device has seen is good enough. */
const readAnewAtMost = 50

async function readAll(
  ids: readonly number[],
  read: (id: number) => Promise<Listing>,
): Promise<Opened> {
  const here = ids.length > readAnewAtMost ? await recallListings(ids) : []
  const seen = new Map(here.map((listing) => [listing.id, listing]))
  const all = await Promise.all(
    ids.map((id) => {
      const listing = seen.get(id)
      return listing ? { listing, isSeen: false } : readOne(id, read)
    }),
  )
  const listings = all.flatMap(({ listing }) => listing ?? [])
  return {
    listings,
    goneCount: ids.length - listings.length,
    isSeen: all.some(({ isSeen }) => isSeen),
  }
}

/** @returns no listing for one that is there no more */
async function readOne(
  id: number,
  read: (id: number) => Promise<Listing>,
): Promise<{ listing: Listing | null; isSeen: boolean }> {
  try {
    return { listing: await read(id), isSeen: false }
  } catch (error) {
    if (isNotThere(error)) return { listing: null, isSeen: false }
    const [seen] = await recallListings([id])
    if (!seen) throw error
    return { listing: seen, isSeen: true }
  }
}
