import { placeAliases } from './place-aliases.ts'
import { onlyName, type PlaceQuery } from './place-query.ts'
import type { PlaceTable } from './place-table.ts'
import { rankCalled, regionMalus, type RankedPlace } from './rank-names.ts'

/** The largest town of the region that the one part of a query names, if no better one is known: where somebody is led to
 *  who asks for the whole of it. */
export function townOfRegion(table: PlaceTable, query: PlaceQuery): RankedPlace | null {
  const { country } = query
  const name = onlyName(query)
  if (placeAliases.has(name)) return null
  const isThere = (row: number) =>
    country === null || table.countryCodes[table.country[row]!] === country
  const [town] = rankCalled(table, table.regionNames, name, isThere)
  return town ? { ...town, score: town.score - regionMalus } : null
}
