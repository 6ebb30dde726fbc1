import { entriesBeginning, rowsCalled } from './name-index.ts'
import type { NameIndex, PlaceTable } from './place-table.ts'

const region = 'TH'
/** Orders of magnitude in population that lying in the map region counts for. */
const regionBonus = 2

/** Orders of magnitude by which the largest town of a region, or the capital of a country that is not typed out, has to be
 *  larger than a town that is called so. */
export const regionMalus = 1

/** In orders of magnitude in population. */
export const wholeNameBonuses = {
  /** Of a name that is all there: more than any population and the region. */
  asked: 100,
  /** Of a name that may go on. */
  typed: 1.5,
} as const

export interface RankedPlace {
  row: number
  score: number
}

export interface RankedName extends RankedPlace {
  /** In the index. */
  entry: number
}

export interface Wanted {
  /** Folded. */
  key: string
  /** ISO code to stay within, null for the whole world. */
  country: string | null
  wholeNameBonus: number
  limit: number
}

/** How likely a place is meant, in orders of magnitude in population. */
export function likelihood(table: PlaceTable, row: number): number {
  const isInRegion = table.countryCodes[table.country[row]!] === region
  return Math.log10(table.population[row]! + 1) + (isInRegion ? regionBonus : 0)
}

/** Places that are called just so, likeliest first.
 *  @param key folded */
export const rankCalled = (
  table: PlaceTable,
  index: NameIndex,
  key: string,
  isWanted: (row: number) => boolean,
): RankedPlace[] =>
  [...new Set(rowsCalled(index, key))]
    .filter(isWanted)
    .map((row) => ({ row, score: likelihood(table, row) }))
    .toSorted((a, b) => b.score - a.score)

/** Names that begin with the key, best first. */
export function rankNames(
  table: PlaceTable,
  index: NameIndex,
  { key, country, wholeNameBonus, limit }: Wanted,
): RankedName[] {
  const wanted = Buffer.from(key)
  const [first, end] = entriesBeginning(index, wanted)
  const countryIndex = country === null ? -1 : table.countryCodes.indexOf(country)
  const { starts } = index.keys
  const best: RankedName[] = []
  for (let entry = first; entry < end; entry++) {
    const row = index.rows[entry]!
    if (country !== null && table.country[row] !== countryIndex) continue
    const length = starts[entry + 1]! - starts[entry]!
    const score = likelihood(table, row) + (length === wanted.length ? wholeNameBonus : 0)
    insert(best, { entry, row, score }, limit)
  }
  return best
}

function insert<Scored extends { score: number }>(best: Scored[], next: Scored, limit: number) {
  const last = best.at(-1)
  if (best.length === limit && last && last.score >= next.score) return
  const place = best.findIndex(({ score }) => score < next.score)
  best.splice(place === -1 ? best.length : place, 0, next)
  best.length = Math.min(best.length, limit)
}
