import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { endOfAddress } from '#contract/domain/place-text.ts'
import { isInside, type LatLng } from '#contract/domain/place.ts'
import { presetCities, type PresetCity } from '#contract/domain/preset-cities.ts'
import { reachOf } from '#contract/domain/reach-of.ts'
import { zoomLevels } from '#contract/limits.ts'
import { ApiError } from '#src/api/api-error.ts'
import { isNotThere } from '#src/api/is-not-there.ts'
import { queryClient } from '#src/api/query-client.ts'
import { geocodeQuery } from './queries.ts'
import { cityZoom, type Camera } from './search-location.ts'

/** Where the map looks for a place by its name or address, which is asked for once. Preset cities are known without a
 *  connection, and shown as a whole.
 *  @throws what `locationFault` has words for */
export async function findLocation(address: string): Promise<Camera> {
  const preset = presetNamed(address)
  if (preset) return { ...preset.place, zoom: cityZoom }
  const found = await queryClient.fetchQuery(geocodeQuery(endOfAddress(address)))
  return { ...found, zoom: zoomLevels.streets }
}

/** Where the map looks for a place that was proposed. */
export function cameraOn({ name, place }: { name: string; place: LatLng }): Camera {
  const preset = presetNamed(name)
  return preset && isInside(place, reachOf(preset))
    ? { ...preset.place, zoom: cityZoom }
    : { ...place, zoom: zoomLevels.streets }
}

function presetNamed(name: string): PresetCity | undefined {
  const wanted = name.trim().toLowerCase()
  return presetCities.find(({ city }) => city.toLowerCase() === wanted)
}

/** @see docs/product.md §8 */
export function locationFault(error: unknown): MessageDescriptor {
  if (isNotThere(error)) return msg`Location not found`
  const isAnswered = error instanceof ApiError
  if (isAnswered && error.code === 0) return msg`Unable to locate`
  const isOutOfReach = error instanceof Error && error.name === 'NetworkError'
  if (isAnswered || isOutOfReach) return msg`Failed to fetch location`
  return msg`An error occurred while locating`
}
