import type { Listing } from '#contract/domain/listing.ts'
import { firstOpenTab } from './search-location.ts'

/** A tab that was opened by a marker, beside Location and Results. It keeps its listings when another
 *  area is searched. */
export interface OpenTab {
  listings: Listing[]
  title: string
}

/** The same for tabs with the same listings. */
export const tabKey = ({ listings }: OpenTab): string =>
  listings
    .map(({ id }) => id)
    .toSorted((a, b) => a - b)
    .join()

/** Opens a tab, once for the same listings. @returns all opened ones and the index of this */
export function openTab(tabs: OpenTab[], tab: OpenTab): { tabs: OpenTab[]; index: number } {
  const at = tabs.findIndex((each) => tabKey(each) === tabKey(tab))
  return at < 0
    ? { tabs: [...tabs, tab], index: firstOpenTab + tabs.length }
    : { tabs, index: firstOpenTab + at }
}
