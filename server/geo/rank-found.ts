import { capitalOf } from './capital-of.ts'
import { knownParts, placesOfAddress } from './address-places.ts'
import type { PlaceQuery } from './place-query.ts'
import type { PlaceTable } from './place-table.ts'
import { rankNames, wholeNameBonuses, type RankedPlace } from './rank-names.ts'
import { eachOnce } from './rank-suggestions.ts'
import { townOfRegion } from './town-of-region.ts'

/** What a text that is all there means, best first: what is called so, and if nothing is, what begins so.
 *  @param queries ways to understand it, likeliest first */
export function rankFound(table: PlaceTable, queries: PlaceQuery[], limit: number): RankedPlace[] {
  for (const query of queries) {
    const isAddress = query.parts.length > 1 || query.regions !== null
    const called = placesOfAddress(table, knownParts(table, query))
    const all = isAddress ? called : withSurroundings(table, query, called)
    if (all.length === 0) continue
    const begun = isAddress ? [] : placesBegun(table, query, limit)
    return eachOnce([...all, ...begun]).slice(0, limit)
  }
  const query = queries.find(({ regions }) => regions === null)
  return query ? placesBegun(table, query, limit).slice(0, limit) : []
}

/** Places that are called so, and the capital or the largest town where it is the name of a country or region as well:
 *  the likelier one first. */
function withSurroundings(
  table: PlaceTable,
  query: PlaceQuery,
  called: RankedPlace[],
): RankedPlace[] {
  const town = capitalOf(table, query) ?? townOfRegion(table, query)
  if (!town) return called
  const isLikelier = town.score > (called[0]?.score ?? 0)
  return isLikelier ? [town, ...called] : [...called, town]
}

function placesBegun(
  table: PlaceTable,
  { parts, country }: PlaceQuery,
  limit: number,
): RankedPlace[] {
  const begun = parts.flatMap((names) => {
    for (const key of names) {
      const wanted = { key, country, limit, wholeNameBonus: wholeNameBonuses.asked }
      for (const index of [table.ownNames, table.otherNames, table.regionNames]) {
        const found = rankNames(table, index, wanted)
        if (found.length > 0) return found
      }
    }
    return []
  })
  return eachOnce(begun.toSorted((a, b) => b.score - a.score))
}
