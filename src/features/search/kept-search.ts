import { ofThisVersion } from '#src/cache/kept-values.ts'
import { searchParams, type SearchParams } from './search-location.ts'
import type { OpenTab } from './search-tab.ts'

const paramsName = 'search'
const tabsName = 'search-tabs'

/** The last search, for whoever comes back to it. @see docs/product.md §2 */
export const keepSearch = (params: SearchParams) => ofThisVersion.keep(paramsName, params)

/** @returns null when nothing is kept, or nothing of this version */
export function keptSearch(): SearchParams | null {
  const value = ofThisVersion.read(paramsName)
  return isRecord(value) ? searchParams(value) : null
}

/** The tabs that markers have opened. */
export const keepTabs = (tabs: readonly OpenTab[]) => ofThisVersion.keep(tabsName, tabs)

export function keptTabs(): OpenTab[] {
  const value = ofThisVersion.read(tabsName)
  return Array.isArray(value) ? value.filter(isTab) : []
}

const isTab = (value: unknown): value is OpenTab =>
  isRecord(value) &&
  typeof value['title'] === 'string' &&
  Array.isArray(value['listingIds']) &&
  value['listingIds'].length > 0 &&
  value['listingIds'].every((id) => Number.isInteger(id) && id > 0)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
