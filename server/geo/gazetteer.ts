import { once } from 'node:events'
import { readPoint } from '#contract/domain/typed-point.ts'
import { startThread } from '#server/thread.ts'
import { nearestRow } from './nearest-row.ts'
import { parsePlaceQuery, type PlaceQuery } from './place-query.ts'
import { textReader, unitsPerDegree } from './place-table.ts'
import type { PlaceTable } from './place-table.ts'
import { rankFound } from './rank-found.ts'
import type { RankedPlace } from './rank-names.ts'
import { rankTyped } from './rank-typed.ts'

export interface Place {
  name: string
  country: string
  lat: number
  lng: number
  population: number
}

export interface Gazetteer {
  /** Best match first: whole names before prefixes, then the map region (Thailand), then size; names in
   *  other languages where nothing is called so in its own. Case, accents, spaces and hyphens do not
   *  count; 'Pattaya, Thailand' and '13.75, 100.5' (the nearest place's name at exactly that point) work.
   *  An address leads to the last place that it names, or to one within that: 'Chelsea, London' to the
   *  quarter, 'Soho, London', of which no quarter is known, to London.
   *  An island or a coast leads to a town where people stay, a region to its largest town, a country to its capital.
   *  @param limit 1 to 50, default 8 */
  search(text: string, limit?: number): Place[]
  /** Places that somebody who has typed so far may mean, best first: by size, in the map region and of
   *  just this name counting more. All languages are one, and a place bears the name that begins so,
   *  of several the main one. Of an address the last part may be a town that is still typed.
   *  @param limit 1 to 50, default 8 */
  suggest(text: string, limit?: number): Place[]
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
  const ownNames = textReader(table.ownNames.names)
  const ownEntries = new Uint32Array(table.count)
  table.ownNames.rows.forEach((row, entry) => {
    ownEntries[row] = entry
  })

  function placeAt(row: number, name = ownNames(ownEntries[row]!)): Place {
    return {
      name,
      country: table.countryCodes[table.country[row]!] ?? '',
      lat: table.lat[row]! / unitsPerDegree,
      lng: table.lng[row]! / unitsPerDegree,
      population: table.population[row]!,
    }
  }

  function nearest(at: { lat: number; lng: number }): Place | null {
    const row = nearestRow(table, at)
    return row === null ? null : placeAt(row)
  }

  /** At a point the nearest place's name. */
  function placesOf(
    text: string,
    limit: number,
    ranked: (queries: PlaceQuery[], limit: number) => (RankedPlace & { name?: string | null })[],
  ): Place[] {
    const at = readPoint(text)
    if (at) {
      const place = nearest(at)
      return place ? [{ ...place, ...at }] : []
    }
    const most = Math.min(Math.max(Math.trunc(limit) || 1, 1), 50)
    return ranked(parsePlaceQuery(text, table.countryByName), most).map(({ row, name }) =>
      placeAt(row, name ?? undefined),
    )
  }

  return {
    search: (text, limit = 8) => placesOf(text, limit, (...asked) => rankFound(table, ...asked)),
    suggest: (text, limit = 8) => placesOf(text, limit, (...asked) => rankTyped(table, ...asked)),
    nearest,
  }
}
