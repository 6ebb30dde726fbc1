import { tabTitleLength } from '#contract/limits.ts'
import { firstOpenTab } from './search-location.ts'

/** A tab that was opened by a marker, beside Location and Results. */
export interface OpenTab {
  listingIds: number[]
  title: string
}

export const shortTitle = (title: string) =>
  title.length > tabTitleLength ? `${title.slice(0, tabTitleLength - 1)}…` : title

const isSame = (a: OpenTab, b: OpenTab) =>
  a.listingIds.length === b.listingIds.length &&
  a.listingIds.every((id) => b.listingIds.includes(id))

/** Opens a tab, once for the same listings. @returns all opened ones and the index of this */
export function openTab(tabs: OpenTab[], tab: OpenTab): { tabs: OpenTab[]; index: number } {
  const at = tabs.findIndex((each) => isSame(each, tab))
  return at < 0
    ? { tabs: [...tabs, tab], index: firstOpenTab + tabs.length }
    : { tabs, index: firstOpenTab + at }
}
