import type { PlaceTable } from './place-table.ts'

const REGION = 'TH'
/** Orders of magnitude in population that lying in the map region counts for. */
const REGION_BONUS = 2
/** More than any population and bonus. */
const WHOLE_NAME_BONUS = 100

/** Rows whose folded name begins with `key`, best first.
 *  @param country ISO code to stay within, null for the whole world */
export function rankRows(
  table: PlaceTable,
  key: string,
  country: string | null,
  limit: number,
): number[] {
  const wanted = Buffer.from(key)
  const first = firstRow(table, wanted)
  const end = firstRow(table, Buffer.concat([wanted, Buffer.from([0xff])]))
  const countryIndex = country === null ? -1 : table.countryCodes.indexOf(country)
  const region = table.countryCodes.indexOf(REGION)
  const { starts } = table.keys
  const best: { row: number; score: number }[] = []
  for (let row = first; row < end; row++) {
    if (country !== null && table.country[row] !== countryIndex) continue
    const length = starts[row + 1]! - starts[row]!
    const score =
      Math.log10(table.population[row]! + 1) +
      (table.country[row] === region ? REGION_BONUS : 0) +
      (length === wanted.length ? WHOLE_NAME_BONUS : 0)
    insert(best, { row, score }, limit)
  }
  return best.map(({ row }) => row)
}

function insert<Scored extends { score: number }>(best: Scored[], next: Scored, limit: number) {
  const last = best.at(-1)
  if (best.length === limit && last && last.score >= next.score) return
  const place = best.findIndex(({ score }) => score < next.score)
  best.splice(place === -1 ? best.length : place, 0, next)
  best.length = Math.min(best.length, limit)
}

/** The first row whose key is not before `wanted`, by bisection. */
function firstRow(table: PlaceTable, wanted: Buffer): number {
  const { bytes, starts } = table.keys
  const keys = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let low = 0
  let high = table.count
  while (low < high) {
    const middle = (low + high) >>> 1
    const isBefore = keys.compare(wanted, 0, wanted.length, starts[middle], starts[middle + 1]) < 0
    if (isBefore) low = middle + 1
    else high = middle
  }
  return low
}
