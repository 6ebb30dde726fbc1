import { useEffect, useState } from 'react'
import type { Listing } from '#contract/domain/listing.ts'
import { keepTabs, keptTabs } from './kept-search.ts'
import { firstOpenTab, resultsTab } from './search-location.ts'
import { openTab, tabKey, type OpenTab } from './search-tab.ts'

/** The tabs that markers have opened, kept on this device; and which one is looked at.
 *  @param wanted what the address says: the place in the row, and what the tab holds */
export function useOpenTabs(wanted: { tabIndex: number; open: string | undefined }) {
  const [opened, setOpened] = useState<OpenTab[]>(() => withLinked(keptTabs(), wanted.open))

  useEffect(() => keepTabs(opened), [opened])
  const linked = opened.findIndex((tab) => tabKey(tab) === wanted.open)
  const index = linked < 0 ? wanted.tabIndex : firstOpenTab + linked

  return {
    opened,
    /** Of what is looked at, fixed or opened. */
    tab: index < firstOpenTab + opened.length ? index : resultsTab,
    /** @returns the tabs and the index of the one that was opened */
    open(listings: readonly Listing[]): { tabs: OpenTab[]; index: number } {
      const [first] = listings
      const title = listings.length === 1 && first ? first.title : ''
      const result = openTab(opened, { listingIds: listings.map(({ id }) => id), title })
      setOpened(result.tabs)
      return result
    },
    /** @returns those that are left */
    close(closed: number): OpenTab[] {
      const left = opened.filter((_, at) => at + firstOpenTab !== closed)
      setOpened(left)
      return left
    },
  }
}

function withLinked(tabs: OpenTab[], open: string | undefined): OpenTab[] {
  if (!open) return tabs
  const listingIds = open.split('.').map(Number)
  return openTab(tabs, { listingIds, title: '' }).tabs
}
