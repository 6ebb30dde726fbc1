import { placeAliases } from './place-aliases.ts'
import { textReader } from './place-table.ts'
import type { NameIndex, PlaceTable } from './place-table.ts'
import { rankNames, regionMalus, wholeNameBonuses } from './rank-names.ts'
import type { RankedName, RankedPlace } from './rank-names.ts'

export interface Suggestion extends RankedPlace {
  /** The name that begins so, null for the place's own. */
  name: string | null
}

/** Places of which some name begins with `key`, each once, best first. */
export function rankSuggestions(
  table: PlaceTable,
  key: string,
  country: string | null,
  limit: number,
): Suggestion[] {
  const wholeNameBonus = wholeNameBonuses.typed
  const otherName = textReader(table.otherNames.names)
  const regionName = textReader(table.regionNames.names)
  const own = rankNames(table, table.ownNames, { key, country, wholeNameBonus, limit })
  const aliased = [...placeAliases].flatMap(([alias, { place, country: its, around }]) => {
    if (!alias.startsWith(key) || (country !== null && country !== its)) return []
    const bonus = alias === key ? wholeNameBonus : 0
    const wanted = { key: place, country: its, wholeNameBonus: bonus, limit: 1 }
    return rankNames(table, table.ownNames, wanted).map((each) => ({ ...each, name: around }))
  })
  // A place has up to ten names of one beginning, such as Hamburg, Hambourg and Hamburgo.
  const ofAnyLanguage = { key, country, wholeNameBonus, limit: limit * 10 }
  const others = rankNames(table, table.otherNames, ofAnyLanguage)
  const regions = rankNames(table, table.regionNames, ofAnyLanguage)
  const ranked = [
    ...own.map(({ row, score }) => ({ row, score, name: null })),
    ...aliased.map(({ row, score, name }) => ({ row, score, name })),
    ...mainFirst(table.otherNames, others).map(({ row, score, entry }) => ({
      row,
      score,
      name: otherName(entry),
    })),
    ...mainFirst(table.regionNames, regions).map(({ row, score, entry }) => ({
      row,
      score: score - regionMalus,
      name: regionName(entry),
    })),
  ].sort((a, b) => b.score - a.score)
  return eachOnce(ranked).slice(0, limit)
}

/** Of names that say as much, the main one of their place. */
const mainFirst = ({ orders }: NameIndex, names: RankedName[]) =>
  names.toSorted((a, b) => orders[a.entry]! - orders[b.entry]!)

/** Where it comes first. */
export function eachOnce<Ranked extends RankedPlace>(ranked: Ranked[]): Ranked[] {
  const rows = new Set<number>()
  return ranked.filter(({ row }) => !rows.has(row) && rows.add(row))
}
