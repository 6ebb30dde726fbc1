import { foldPlaceName } from './place-name.ts'

export interface PlaceQuery {
  /** Folded names to try in this order. */
  names: string[]
  /** ISO code from the comma tail, when it names a country. */
  country: string | null
}

const LONGEST_TEXT = 200
const COORDINATES = /^\s*([-+]?\d{1,3}(?:\.\d{1,20})?)\s*[,;\s]\s*([-+]?\d{1,3}(?:\.\d{1,20})?)\s*$/

/** 'lat,lng' typed as text. @returns null for any other text or a point off the globe. */
export function parseCoordinates(text: string): { lat: number; lng: number } | null {
  const match = COORDINATES.exec(text.slice(0, LONGEST_TEXT))
  if (!match) return null
  const lat = Number(match[1])
  const lng = Number(match[2])
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null
}

/** Takes an address apart: 'Sukhumvit 11, Bangkok 10110, Thailand' asks for 'sukhumvit11',
 *  'sukhumvit', 'bangkok10110', then 'bangkok', in Thailand. */
export function parsePlaceQuery(
  text: string,
  countryByName: ReadonlyMap<string, string>,
): PlaceQuery {
  const parts = text
    .slice(0, LONGEST_TEXT)
    .split(/[,;]/)
    .filter((part) => foldPlaceName(part))
  const tail = parts.length > 1 ? countryByName.get(foldPlaceName(parts.at(-1) ?? '')) : undefined
  const heads = tail ? parts.slice(0, -1) : parts
  const names = heads.flatMap((part) => [
    foldPlaceName(part),
    foldPlaceName(part.replace(/\p{N}+/gu, '')),
  ])
  return { names: [...new Set(names)].filter(Boolean), country: tail ?? null }
}
