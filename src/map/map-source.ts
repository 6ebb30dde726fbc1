import { mapSourcePath } from '#contract/domain/map-source.ts'
import type { MapSource } from '#contract/domain/map-source.ts'
import { fetchMapJson } from './fetch-map-json.ts'

/** Where this site's map comes from.
 *  @throws Error when the server does not say it */
export async function readMapSource(): Promise<MapSource> {
  const source = await fetchMapJson(mapSourcePath)
  if (!isMapSource(source)) throw new Error(`${mapSourcePath} does not name a map`)
  return source
}

function isMapSource(value: unknown): value is MapSource {
  if (typeof value !== 'object' || value === null) return false
  if ('tilesPath' in value) return typeof value.tilesPath === 'string'
  return 'styleUrl' in value && typeof value.styleUrl === 'string'
}
