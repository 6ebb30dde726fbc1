import { isSuggestible } from '#contract/domain/place-text.ts'
import type { PlaceQuery } from './place-query.ts'
import { PLACE_KIND, type PlaceTable } from './place-table.ts'
import { likelihood, REGION_MALUS, wholeNameBonuses, type RankedPlace } from './rank-names.ts'

const isCode = (name: string) => /^[a-z]{2}$/.test(name)

const onePart = ({ parts }: PlaceQuery) => (parts.length === 1 ? (parts[0]?.[0] ?? '') : '')

/** The capital of the country that the one part of a query names: where somebody is led to who asks for the whole of it.
 *  A code alone, such as 'me', means nothing. */
export function capitalOf(table: PlaceTable, query: PlaceQuery): RankedPlace | null {
  const name = onePart(query)
  const code = isCode(name) ? undefined : table.countryByName.get(name)
  return code === undefined ? null : (capitalsOf(table, new Map([[code, 0]]))[0] ?? null)
}

/** Those of the countries whose names begin as the one part of a query does, as suggestions are scored. */
export function capitalsTyped(table: PlaceTable, query: PlaceQuery): RankedPlace[] {
  const begun = onePart(query)
  const bonuses = new Map<string, number>()
  if (!isSuggestible(begun)) return []
  for (const [name, code] of table.countryByName) {
    if (isCode(name) || !name.startsWith(begun)) continue
    const bonus = name === begun ? wholeNameBonuses.typed : -REGION_MALUS
    bonuses.set(code, Math.max(bonus, bonuses.get(code) ?? bonus))
  }
  return bonuses.size > 0 ? capitalsOf(table, bonuses) : []
}

/** @param bonuses to the likelihood of each, by the country's code */
function capitalsOf(table: PlaceTable, bonuses: ReadonlyMap<string, number>): RankedPlace[] {
  const capitals: RankedPlace[] = []
  table.kind.forEach((kind, row) => {
    if (kind !== PLACE_KIND.capital) return
    const bonus = bonuses.get(table.countryCodes[table.country[row]!]!)
    if (bonus !== undefined) capitals.push({ row, score: likelihood(table, row) + bonus })
  })
  return capitals
}
