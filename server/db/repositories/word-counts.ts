import { sql, type Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/** With more listings than that, reading what is in the box costs less than reading what has the words. */
const rareAtMost = 2000
const keptMs = 600_000

export interface WordCounts {
  /** Whether few listings in all have each of the words. */
  areRare(words: string[]): Promise<boolean>
}

/** How many listings have each of the frequent words, as the database found when it last looked; asked for again
 *  every ten minutes. A word that is not among them is rarer than they are. */
export function wordCounts(db: Kysely<Schema>, now: () => Date): WordCounts {
  let counts = Promise.resolve(new Map<string, number>())
  let readAtMs = -Infinity

  return {
    async areRare(words) {
      if (Math.abs(now().getTime() - readAtMs) > keptMs) {
        readAtMs = now().getTime()
        counts = readCounts(db)
        counts.catch(() => (readAtMs = -Infinity))
      }
      const known = await counts
      return words.some((word) => (known.get(word) ?? 0) <= rareAtMost)
    },
  }
}

async function readCounts(db: Kysely<Schema>): Promise<Map<string, number>> {
  const { rows } = await sql<{ word: string; count: number }>`
    select frequent.word, frequent.share * pg_class.reltuples as count
    from pg_stats join pg_class on pg_class.oid = 'listing'::regclass
    cross join lateral unnest(most_common_elems::text::text[], most_common_elem_freqs)
      as frequent (word, share)
    where pg_stats.schemaname = pg_class.relnamespace::regnamespace::text
      and tablename = 'listing' and attname = 'words' and frequent.word is not null
  `.execute(db)
  return new Map(rows.map(({ word, count }) => [word, count]))
}
