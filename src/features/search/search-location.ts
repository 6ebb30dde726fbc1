import { minSearchZoom, zoomLevels } from '#contract/limits.ts'
import type { LatLng } from '#contract/domain/place.ts'
import { filterParams, type FilterParams } from './filter-params.ts'

export const searchModeNames = ['map', 'both', 'list', 'table'] as const

/** How results are laid out. @see docs/product.md §2 */
export type SearchMode = (typeof searchModeNames)[number]

/** The fixed tabs stand first; those that a marker opened count on from there. */
export const locationTab = 0
export const resultsTab = 1
export const firstOpenTab = 2

/** The search as it stands in the address: where the map looks, what is looked for, and how the results are
 *  shown. */
export interface SearchParams extends FilterParams {
  lat?: number | undefined
  lng?: number | undefined
  zoom?: number | undefined
  mode?: SearchMode | undefined
  tabIdx?: number | undefined
  /** The listings of the opened tab, by id, with dots between. */
  open?: string | undefined
}

const openShape = /^\d{1,12}(\.\d{1,12}){0,49}$/

/** Reads an address by hand: the schema library would ride in every first load. What is not a number
 *  of its range is left out. */
export function searchParams(search: Record<string, unknown>): SearchParams {
  const within = (value: unknown, least: number, most: number) =>
    typeof value === 'number' && value >= least && value <= most ? value : undefined
  return {
    lat: within(search.lat, -85, 85),
    lng: within(search.lng, -180, 180),
    zoom: within(search.zoom, 0, 22),
    mode: searchModeNames.find((name) => name === search.mode && name !== defaultMode),
    tabIdx: search.tabIdx === resultsTab ? undefined : within(search.tabIdx, 0, 1000),
    open: openShape.test(String(search.open)) ? String(search.open) : undefined,
    ...filterParams(search),
  }
}

export const defaultMode: SearchMode = 'both'

export interface Camera extends LatLng {
  zoom: number
}

/** Where the map looks, null while no place is chosen. */
export function cameraOf({ lat, lng, zoom = zoomLevels.streets }: SearchParams): Camera | null {
  return lat === undefined || lng === undefined ? null : { lat, lng, zoom }
}

/** Short enough for an address, exact to a metre. */
export function paramsOf({ lat, lng, zoom }: Camera) {
  const round = (value: number, decimals: number) => Number(value.toFixed(decimals))
  return { lat: round(lat, 5), lng: round(lng, 5), zoom: round(zoom, 2) }
}

/** A city is wide: from its middle, the first zoom that can be searched shows most of it. */
export const cityZoom = minSearchZoom
