import { once } from 'node:events'
import { startThread } from '#server/thread.ts'
import { nearestRow } from './nearest-row.ts'
import { PLACE_ALIASES } from './place-aliases.ts'
import { parseCoordinates, parsePlaceQuery } from './place-query.ts'
import { textReader, UNITS_PER_DEGREE } from './place-table.ts'
import type { PlaceTable } from './place-table.ts'
import { rankRows } from './rank-rows.ts'

export interface Place {
  name: string
  country: string
  lat: number
  lng: number
  population: number
}

export interface Gazetteer {
  /** Best match first: whole names before prefixes, then the map region (Thailand), then size.
   *  Case, accents, spaces and hyphens do not count; 'Pattaya, Thailand', addresses and
   *  '13.75, 100.5' (the nearest place's name at exactly that point) work.
   *  @param limit 1 to 50, default 8 */
  search(text: string, limit?: number): Place[]
  /** The nearest populated place, at any distance. @returns null when a coordinate is no number. */
  nearest(at: { lat: number; lng: number }): Place | null
}

/** Reads GeoNames (CC-BY 4.0: attribute) in a thread that ends when it is done, about a second. */
export async function openGazetteer(): Promise<Gazetteer> {
  const thread = startThread(new URL('./gazetteer-thread.ts', import.meta.url), null)
  const [table] = (await once(thread, 'message')) as [PlaceTable]
  await thread.terminate()
  return gazetteerOf(table)
}

export function gazetteerOf(table: PlaceTable): Gazetteer {
  const nameOf = textReader(table.names)

  function placeAt(row: number): Place {
    return {
      name: nameOf(row),
      country: table.countryCodes[table.country[row]!] ?? '',
      lat: table.lat[row]! / UNITS_PER_DEGREE,
      lng: table.lng[row]! / UNITS_PER_DEGREE,
      population: table.population[row]!,
    }
  }

  function nearest(at: { lat: number; lng: number }): Place | null {
    const row = nearestRow(table, at)
    return row === null ? null : placeAt(row)
  }

  function rowsNamed(name: string, country: string | null, limit: number): number[] {
    const alias = PLACE_ALIASES.get(name)
    const known = alias ? rankRows(table, alias[0], alias[1], 1) : []
    return [...new Set([...known, ...rankRows(table, name, country, limit)])].slice(0, limit)
  }

  function search(text: string, limit = 8): Place[] {
    const at = parseCoordinates(text)
    if (at) {
      const place = nearest(at)
      return place ? [{ ...place, ...at }] : []
    }
    const most = Math.min(Math.max(Math.trunc(limit) || 1, 1), 50)
    const { names, country } = parsePlaceQuery(text, table.countryByName)
    for (const name of names) {
      const rows = rowsNamed(name, country, most)
      if (rows.length > 0) return rows.map(placeAt)
    }
    return []
  }

  return { search, nearest }
}
