import { entriesCalled } from './name-index.ts'
import { placeAliases } from './place-aliases.ts'
import type { PlaceQuery } from './place-query.ts'
import type { PlaceTable } from './place-table.ts'
import { likelihood, REGION_MALUS, type RankedPlace } from './rank-names.ts'

/** The largest town of the region that the one part of a query names, if no better one is known: where somebody is led to
 *  who asks for the whole of it. */
export function townOfRegion(
  table: PlaceTable,
  { parts, country }: PlaceQuery,
): RankedPlace | null {
  const name = parts.length === 1 ? (parts[0]?.[0] ?? '') : ''
  if (placeAliases.has(name)) return null
  const [first, end] = entriesCalled(table.regionNames, Buffer.from(name))
  const [town] = [...table.regionNames.rows.subarray(first, end)]
    .filter((row) => country === null || table.countryCodes[table.country[row]!] === country)
    .map((row) => ({ row, score: likelihood(table, row) - REGION_MALUS }))
    .toSorted((a, b) => b.score - a.score)
  return town ?? null
}
