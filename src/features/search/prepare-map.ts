import { startMaps } from '#src/map/map-loader.ts'
import { cameraOf, defaultMode, type SearchParams } from './search-location.ts'
import { layoutOf } from './search-mode.ts'

/** Sends for the map, if this search shows one, before the page is rendered. */
export function prepareMap(search: SearchParams): void {
  const { sheet } = layoutOf(search.mode ?? defaultMode, true)
  if (cameraOf(search) && sheet !== null) startMaps()
}
