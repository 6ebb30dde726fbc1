import { readPoint } from '#contract/domain/typed-point.ts'
import { foldPlaceName } from './place-name.ts'
import { regionsNamed } from './region-names.ts'

/** One way to understand an address. */
export interface PlaceQuery {
  /** Its parts, the last one being around the others; of each the folded names to try in this order. */
  parts: string[][]
  /** ISO code from the comma tail, when it names a country. */
  country: string | null
  /** GeoNames' codes from the part before, when it names regions; null otherwise. */
  regions: string[] | null
}

const longestText = 200

/** Whether a text says more than a point or nothing. */
export const isPlaceName = (text: string): boolean =>
  readPoint(text) === null && foldPlaceName(text) !== ''

/** The one part of a query that has no more, as it is typed; '' of others. */
export const onlyName = ({ parts }: PlaceQuery): string =>
  parts.length === 1 ? (parts[0]?.[0] ?? '') : ''

/** Takes an address apart: 'Sukhumvit 11, Bangkok 10110, Thailand' asks for 'sukhumvit11' or 'sukhumvit' in 'bangkok10110'
 *  or 'bangkok', in Thailand.
 *  @returns ways to understand it, likeliest first: just one of them is without regions */
export function parsePlaceQuery(
  text: string,
  countryByName: ReadonlyMap<string, string>,
): PlaceQuery[] {
  const parts = [...partsByName(text.slice(0, longestText)).values()]
  const tail = parts.at(-1)?.find((name) => countryByName.has(name))
  if (parts.length < 2 || !tail) return [...inRegions(parts, null), inCountry(parts, null)]
  const country = countryByName.get(tail) ?? null
  const heads = parts.slice(0, -1)
  // 'Georgia' is both, and so are 'CA', 'IL' and 'ME'.
  return [...inRegions(heads, country), inCountry(heads, country), ...inRegions(parts, null)]
}

const inCountry = (parts: string[][], country: string | null): PlaceQuery => ({
  parts,
  country,
  regions: null,
})

function inRegions(parts: string[][], country: string | null): PlaceQuery[] {
  const heads = parts.slice(0, -1)
  const regions = parts.at(-1)?.flatMap((name) => regionsNamed(name, country)) ?? []
  return heads.length > 0 && regions.length > 0 ? [{ parts: heads, country, regions }] : []
}

/** By their first name, since one that is there twice says nothing more. */
function partsByName(text: string): Map<string, string[]> {
  const byName = new Map<string, string[]>()
  for (const part of text.split(/[,;]/)) {
    // A house's number and a postal code, which have letters in some countries.
    const words = part.replace(/\S*\p{N}\S*/gu, '')
    const names = [part, words, part.replace(/\p{N}+/gu, '')].map(foldPlaceName).filter(Boolean)
    const [first] = names
    if (first && /\p{L}/u.test(first)) byName.set(first, [...new Set(names)])
  }
  return byName
}
