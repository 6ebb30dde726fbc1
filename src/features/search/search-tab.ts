import { firstOpenTab } from './search-location.ts'

/** A tab that was opened by a marker, beside Location and Results. It keeps its listings when another
 *  area is searched. */
export interface OpenTab {
  listingIds: number[]
  /** Of a single listing, once it is known; empty otherwise. */
  title: string
}

/** The same for tabs with the same listings; short enough for an address when they are few. */
export const tabKey = ({ listingIds }: Pick<OpenTab, 'listingIds'>): string =>
  listingIds.toSorted((a, b) => a - b).join('.')

/** Opens a tab, once for the same listings. @returns all opened ones and the index of this */
export function openTab(tabs: OpenTab[], tab: OpenTab): { tabs: OpenTab[]; index: number } {
  const at = tabs.findIndex((each) => tabKey(each) === tabKey(tab))
  if (at < 0) return { tabs: [...tabs, tab], index: firstOpenTab + tabs.length }
  // A link names what it opens by its number alone.
  const isNamed = tabs[at]?.title !== '' || tab.title === ''
  return { tabs: isNamed ? tabs : tabs.with(at, tab), index: firstOpenTab + at }
}

const inAddressAtMost = 50

/** What stands in the address for a tab: its place in the row, and for others what it holds.
 *  @param index of any tab, fixed or opened */
export function tabParams(tabs: readonly OpenTab[], index: number) {
  const tab = tabs[index - firstOpenTab]
  const isShort = tab && tab.listingIds.length <= inAddressAtMost
  return { tabIdx: index, open: isShort ? tabKey(tab) : undefined }
}
