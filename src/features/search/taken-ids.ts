import { overlaps, type Stay } from '#contract/domain/stay.ts'
import { readKept } from '#src/cache/kept-listings.ts'

/** When a listing is taken, as this device knows it. @throws where it does not */
export type BookedRanges = (listingId: number) => Promise<readonly Stay[]>

/** Saved listings that are taken then, as this device knows it; of others it does not. */
export async function takenIds(
  stay: Stay,
  bookedRanges: BookedRanges,
): Promise<ReadonlySet<number>> {
  const ids = [...(await readKept()).keys()]
  const taken = await Promise.all(
    ids.map(async (id) => {
      const ranges = await bookedRanges(id).catch(() => [])
      return ranges.some((range) => overlaps(range, stay))
    }),
  )
  return new Set(ids.filter((_, at) => taken[at]))
}
