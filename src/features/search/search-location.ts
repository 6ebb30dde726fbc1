import * as z from 'zod/mini'
import { minSearchZoom, zoomLevels } from '#contract/limits.ts'
import type { LatLng } from '#contract/domain/place.ts'

/** The search as it stands in the address: where the map looks. */
export const searchParams = z.object({
  lat: z.catch(z.optional(z.number().check(z.minimum(-85), z.maximum(85))), undefined),
  lng: z.catch(z.optional(z.number().check(z.minimum(-180), z.maximum(180))), undefined),
  zoom: z.catch(z.optional(z.number().check(z.minimum(0), z.maximum(22))), undefined),
})

export type SearchParams = z.output<typeof searchParams>

export interface Camera extends LatLng {
  zoom: number
}

/** Where the map looks, null while no place is chosen. */
export function cameraOf({ lat, lng, zoom = zoomLevels.streets }: SearchParams): Camera | null {
  return lat === undefined || lng === undefined ? null : { lat, lng, zoom }
}

/** Short enough for an address, exact to a metre. */
export function paramsOf({ lat, lng, zoom }: Camera): Required<SearchParams> {
  const round = (value: number, decimals: number) => Number(value.toFixed(decimals))
  return { lat: round(lat, 5), lng: round(lng, 5), zoom: round(zoom, 2) }
}

/** A city is wide: from its middle, the first zoom that can be searched shows most of it. */
export const cityZoom = minSearchZoom
