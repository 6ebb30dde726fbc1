import type { PlaceQuery } from './place-query.ts'
import { PLACE_KIND, type PlaceTable } from './place-table.ts'
import { likelihood, type RankedPlace } from './rank-names.ts'

const isCode = (name: string) => /^[a-z]{2}$/.test(name)

/** The capital of the country that the one part of a query names: where somebody is led to who asks for the whole of it.
 *  A code alone, such as 'me', means nothing. */
export function capitalOf(table: PlaceTable, { parts }: PlaceQuery): RankedPlace | null {
  const name = parts.length === 1 ? (parts[0]?.[0] ?? '') : ''
  const code = isCode(name) ? undefined : table.countryByName.get(name)
  if (code === undefined) return null
  const country = table.countryCodes.indexOf(code)
  const row = table.kind.findIndex(
    (kind, at) => kind === PLACE_KIND.capital && table.country[at] === country,
  )
  return row === -1 ? null : { row, score: likelihood(table, row) }
}
