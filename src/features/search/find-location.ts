import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LatLng } from '#contract/domain/place.ts'
import { presetCities } from '#contract/domain/preset-cities.ts'
import { ApiError } from '#src/api/api-error.ts'
import { isNotThere } from '#src/api/is-not-there.ts'
import { queryClient } from '#src/api/query-client.ts'
import { geocodeQuery } from './queries.ts'

/** Where a place is, by its name or address; asked for once. Preset cities are known without a connection.
 *  @throws what `locationFault` has words for */
export async function findLocation(address: string): Promise<LatLng> {
  const wanted = address.trim().toLowerCase()
  const preset = presetCities.find(({ city }) => city.toLowerCase() === wanted)
  return preset?.place ?? queryClient.fetchQuery(geocodeQuery(address.trim()))
}

/** @see docs/product.md §8 */
export function locationFault(error: unknown): MessageDescriptor {
  if (isNotThere(error)) return msg`Location not found`
  if (error instanceof ApiError) return msg`Unable to locate`
  if (error instanceof Error && error.name === 'NetworkError') return msg`Failed to fetch location`
  return msg`An error occurred while locating`
}
