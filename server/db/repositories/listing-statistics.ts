import { sql, type Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/** A cell that holds fewer is left out: of a million listings, tens of thousands of cells. */
const fullFrom = 100
const keptMs = 600_000
/** A listing that the words' index names costs as much as four of a cell. */
const costOfNamed = 4

/** What is known of the listings without a look at them. */
export interface ListingStatistics {
  /** Whether it is shorter to look at what has all of the words, wherever it is, than at what these cells hold. */
  areRarer(words: string[], cells: number[]): boolean
  /** How many listings these cells hold with all of the words; those of cells that are not full are left out, and so
   *  is that two words seldom meet. */
  expectedIn(cells: number[], words: string[]): number
  /** The same cells in two parts that hold as many listings, by and large. */
  halvesOf(cells: number[]): [number[], number[]]
  /** Since when the newest share of all was changed; null until the database has looked.
   *  @param share up to 1 */
  newestSince(share: number): Date | null
}

export interface StatisticsReader {
  /** As last found; what is older than ten minutes is read anew meanwhile. */
  read(): Promise<ListingStatistics>
}

export function statisticsReader(db: Kysely<Schema>, now: () => Date): StatisticsReader {
  let known: Promise<ListingStatistics> | null = null
  let readAtMs = -Infinity

  return {
    read() {
      if (known && Math.abs(now().getTime() - readAtMs) <= keptMs) return known
      readAtMs = now().getTime()
      const next = readStatistics(db)
      // Older ones choose a way to search as well: nobody waits for new ones, or fails with them.
      next.then(
        () => (known = next),
        () => known === next && (known = null),
      )
      known ??= next
      return known
    },
  }
}

/** What the database noted of a column when it last looked. */
const notesOn = (column: 'words' | 'updated_on') => sql`(
  select pg_stats.* from pg_stats join pg_class on pg_class.oid = 'listing'::regclass
  where schemaname = relnamespace::regnamespace::text and tablename = relname and attname = ${column}
) as notes`

async function readStatistics(db: Kysely<Schema>): Promise<ListingStatistics> {
  const { rows: tables } = await sql<{ total: number }>`
    select greatest(reltuples, 0) as total from pg_class where oid = 'listing'::regclass`.execute(
    db,
  )
  const { rows: frequentWords } = await sql<{ word: string; share: number }>`
    select word, share from ${notesOn('words')} cross join lateral
      unnest(most_common_elems::text::text[], most_common_elem_freqs) as frequent (word, share)
    where word is not null`.execute(db)
  const { rows: fullCells } = await sql<{ cell: number; count: number }>`
    select cell, count(*) as count from listing where is_active and deleted_at is null
    group by cell having count(*) >= ${fullFrom}`.execute(db)
  const { rows: ages } = await sql<{ changed_at: Date }>`
    select unnest(histogram_bounds::text::timestamptz[]) as changed_at
    from ${notesOn('updated_on')}`.execute(db)
  return listingStatistics({
    total: tables[0]?.total ?? 0,
    shareWith: new Map(frequentWords.map(({ word, share }) => [word, share])),
    countIn: new Map(fullCells.map(({ cell, count }) => [cell, count])),
    changedAtMs: ages.map(({ changed_at }) => changed_at.getTime()),
  })
}

/** @param counted how many listings there are; of words the shares that have them; of cells how many they hold; and
 *  moments, the first one first, between which as many were changed: in milliseconds since 1970 */
export function listingStatistics({
  total,
  shareWith,
  countIn,
  changedAtMs,
}: {
  total: number
  shareWith: ReadonlyMap<string, number>
  countIn: ReadonlyMap<number, number>
  changedAtMs: number[]
}): ListingStatistics {
  const leastShare = (words: string[]) =>
    Math.min(1, ...words.map((word) => shareWith.get(word) ?? 0))
  const countOf = (cells: number[]) =>
    cells.reduce((sum, cell) => sum + (countIn.get(cell) ?? 0), 0)

  return {
    areRarer: (words, cells) => leastShare(words) * total * costOfNamed <= countOf(cells),
    expectedIn: (cells, words) => countOf(cells) * leastShare(words),
    halvesOf(cells) {
      const halves: [number[], number[]] = [[], []]
      const counts: [number, number] = [0, 0]
      const count = (cell: number) => countIn.get(cell) ?? 0
      for (const cell of cells.toSorted((a, b) => count(b) - count(a))) {
        const half = counts[0] <= counts[1] ? 0 : 1
        halves[half].push(cell)
        counts[half] += count(cell)
      }
      return halves
    },
    newestSince(share) {
      const at = (changedAtMs.length - 1) * (1 - share)
      const [before, after] = [changedAtMs[Math.floor(at)], changedAtMs[Math.ceil(at)]]
      if (before === undefined || after === undefined) return null
      return new Date(before + (after - before) * (at % 1))
    },
  }
}
