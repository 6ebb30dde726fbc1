import { isSuggestible } from '#contract/domain/place-text.ts'
import { onlyName, type PlaceQuery } from './place-query.ts'
import type { PlaceTable } from './place-table.ts'
import { likelihood, regionMalus, wholeNameBonuses, type RankedPlace } from './rank-names.ts'

const isCode = (name: string) => /^[a-z]{2}$/.test(name)

/** The capital of the country that the one part of a query names: where somebody is led to who asks for the whole of it.
 *  A code alone, such as 'me', means nothing. */
export function capitalOf(table: PlaceTable, query: PlaceQuery): RankedPlace | null {
  const name = onlyName(query)
  const code = isCode(name) ? undefined : table.countryByName.get(name)
  const row = table.capitals.get(code ?? '')
  return row === undefined ? null : { row, score: likelihood(table, row) }
}

/** Those of the countries whose names begin as the one part of a query does, as suggestions are scored. */
export function capitalsTyped(table: PlaceTable, query: PlaceQuery): RankedPlace[] {
  const begun = onlyName(query)
  if (!isSuggestible(begun)) return []
  const capitals: RankedPlace[] = []
  for (const [name, code] of table.countryByName) {
    if (!name.startsWith(begun) || isCode(name)) continue
    const row = table.capitals.get(code)
    if (row === undefined) continue
    const bonus = name === begun ? wholeNameBonuses.typed : -regionMalus
    capitals.push({ row, score: likelihood(table, row) + bonus })
  }
  return capitals
}
