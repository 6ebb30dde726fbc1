import { PLACE_KIND, type PlaceTable } from './place-table.ts'
import { likelihood, type RankedPlace } from './rank-names.ts'

const isCode = (name: string) => /^[a-z]{2}$/.test(name)

/** The capital of the country that is called just so: where somebody is led to who asks for the whole of it.
 *  @param name folded; a code alone, such as 'me', means nothing */
export function capitalOf(table: PlaceTable, name: string): RankedPlace | null {
  const code = isCode(name) ? undefined : table.countryByName.get(name)
  if (code === undefined) return null
  const country = table.countryCodes.indexOf(code)
  const row = table.kind.findIndex(
    (kind, at) => kind === PLACE_KIND.capital && table.country[at] === country,
  )
  return row === -1 ? null : { row, score: likelihood(table, row) }
}
