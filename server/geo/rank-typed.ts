import { isSuggestible } from '#contract/domain/place-text.ts'
import { capitalsTyped } from './capital-of.ts'
import { knownParts, placesOfAddress, placeWithin } from './address-places.ts'
import type { PlaceQuery } from './place-query.ts'
import type { PlaceTable } from './place-table.ts'
import { wholeNameBonuses, type RankedPlace } from './rank-names.ts'
import { eachOnce, rankSuggestions, type Suggestion } from './rank-suggestions.ts'

/** The last part of an address may be a town, or a region or country that is not typed out: then the one before is. */
const townParts = 2

/** What a text that may go on means, best first.
 *  @param queries ways to understand it, likeliest first */
export function rankTyped(table: PlaceTable, queries: PlaceQuery[], limit: number): Suggestion[] {
  const known = queries.map((query) => knownParts(table, query))
  const likeliest = known.findIndex((parts) => parts.length > 0)
  const inRegion = queries[likeliest]?.regions ? placesOfAddress(table, known[likeliest] ?? []) : []
  const query = queries.find(({ regions }) => regions === null)
  const typed = query ? suggestionsFor(table, query, limit) : []
  const capitals = query ? capitalsTyped(table, query) : []
  const capitalsToo = capitals.map((capital) => ({ ...capital, name: null }))
  const all = [
    ...inRegion.map((place) => ({ ...place, name: null })),
    ...[...typed, ...capitalsToo].toSorted((a, b) => b.score - a.score),
  ]
  return eachOnce(all).slice(0, limit)
}

function suggestionsFor(table: PlaceTable, query: PlaceQuery, limit: number): Suggestion[] {
  const all: Suggestion[] = []
  let begunParts = 0
  for (let last = query.parts.length - 1; last >= 0 && begunParts < townParts; last -= 1) {
    const towns = placesBegun(table, query.parts[last]!, query.country, limit)
    if (towns.length === 0) continue
    begunParts += 1
    const known = knownParts(table, { ...query, parts: query.parts.slice(0, last) })
    for (const town of towns) {
      const quarter = placeWithin(table, town, known)
      if (quarter) all.push(wholly({ ...quarter, score: town.score }))
      all.push(town)
    }
  }
  return eachOnce(all.toSorted((a, b) => b.score - a.score))
}

/** As one of which the whole name is there. */
const wholly = ({ row, score }: RankedPlace): Suggestion => ({
  row,
  name: null,
  score: score + wholeNameBonuses.typed,
})

function placesBegun(
  table: PlaceTable,
  names: string[],
  country: string | null,
  limit: number,
): Suggestion[] {
  for (const name of names.filter(isSuggestible)) {
    const begun = rankSuggestions(table, name, country, limit)
    if (begun.length > 0) return begun
  }
  return []
}
