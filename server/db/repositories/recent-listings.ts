import type { Kysely } from 'kysely'
import type { Listing } from '#contract/domain/listing.ts'
import type { Schema } from '../schema.ts'
import { readById, type ListingRead, type ListingVersion } from './listings.ts'

/** The listings that were read last, each good for as long as its row is the same: a popular town's search
 *  then reads ids and versions alone. Whoever changes what a listing shows changes its row too, in the same
 *  transaction. */
export interface RecentListings {
  /** In the order of `wanted`. */
  read(wanted: ListingVersion[]): Promise<Listing[]>
}

/** @param most how many are kept, some 3 kB each */
export function recentListings(db: Kysely<Schema>, most: number): RecentListings {
  const kept = new Map<number, ListingRead>()

  function keep(read: ListingRead): void {
    const { id } = read.listing
    kept.delete(id)
    kept.set(id, read)
    if (kept.size > most) kept.delete(kept.keys().next().value as number)
  }

  return {
    async read(wanted) {
      const read = new Map<number, ListingRead>()
      const missing: number[] = []
      for (const { id, version } of wanted) {
        const known = kept.get(id)
        if (known?.version === version) read.set(id, known)
        else missing.push(id)
      }
      for (const row of await readById(db, missing)) read.set(row.listing.id, row)
      for (const row of read.values()) keep(row)
      return wanted.flatMap(({ id }) => read.get(id)?.listing ?? [])
    },
  }
}
