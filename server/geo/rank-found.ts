import { capitalOf } from './capital-of.ts'
import { knownParts, placesOfAddress } from './address-places.ts'
import type { PlaceQuery } from './place-query.ts'
import type { PlaceTable } from './place-table.ts'
import { rankNames, wholeNameBonuses, type RankedPlace } from './rank-names.ts'
import { eachOnce } from './rank-suggestions.ts'

/** What a text that is all there means, best first: what is called so, and if nothing is, what begins so.
 *  @param queries ways to understand it, likeliest first */
export function rankFound(table: PlaceTable, queries: PlaceQuery[], limit: number): RankedPlace[] {
  for (const query of queries) {
    const isAddress = query.parts.length > 1 || query.regions !== null
    const called = placesOfAddress(table, knownParts(table, query))
    const all = isAddress ? called : withCountry(table, query, called)
    if (all.length === 0) continue
    const begun = isAddress ? [] : placesBegun(table, query, limit)
    return eachOnce([...all, ...begun]).slice(0, limit)
  }
  const query = queries.find(({ regions }) => regions === null)
  return query ? placesBegun(table, query, limit).slice(0, limit) : []
}

/** Places that are called so, and the capital where it is a country's name as well: the likelier one first. */
function withCountry(table: PlaceTable, query: PlaceQuery, called: RankedPlace[]): RankedPlace[] {
  const capital = capitalOf(table, query)
  if (!capital) return called
  const isLikelier = capital.score > (called[0]?.score ?? 0)
  return isLikelier ? [capital, ...called] : [...called, capital]
}

function placesBegun(
  table: PlaceTable,
  { parts, country }: PlaceQuery,
  limit: number,
): RankedPlace[] {
  const begun = parts.flatMap((names) => {
    for (const key of names) {
      const wanted = { key, country, limit, wholeNameBonus: wholeNameBonuses.asked }
      const own = rankNames(table, table.ownNames, wanted)
      const found = own.length > 0 ? own : rankNames(table, table.otherNames, wanted)
      if (found.length > 0) return found
    }
    return []
  })
  return eachOnce(begun.toSorted((a, b) => b.score - a.score))
}
