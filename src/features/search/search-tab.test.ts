import { expect, it } from 'vitest'
import { openTab, tabParams, type OpenTab } from './search-tab.ts'

const tab = (...listingIds: number[]): OpenTab => ({ listingIds, title: 'A tab' })

it('opens beside the two that are always there', () => {
  expect(openTab([], tab(7))).toEqual({ tabs: [tab(7)], index: 2 })
  expect(openTab([tab(7)], tab(8, 9))).toEqual({ tabs: [tab(7), tab(8, 9)], index: 3 })
})

it('opens once for the same listings, in whatever order', () => {
  const tabs = [tab(7), tab(8, 9)]
  expect(openTab(tabs, tab(9, 8))).toEqual({ tabs, index: 3 })
})

it('takes the title of what a link has opened by its number', () => {
  const unnamed = { listingIds: [7], title: '' }
  expect(openTab([tab(5), unnamed], tab(7))).toEqual({ tabs: [tab(5), tab(7)], index: 3 })
  expect(openTab([tab(7)], unnamed)).toEqual({ tabs: [tab(7)], index: 2 })
})

it('names its listings in the address, unless they are too many', () => {
  const many = tab(...Array.from({ length: 51 }, (_, at) => at + 1))
  expect(tabParams([tab(9, 8), many], 2)).toEqual({ tabIdx: 2, open: '8.9' })
  expect(tabParams([tab(9, 8), many], 3)).toEqual({ tabIdx: 3, open: undefined })
  expect(tabParams([tab(9, 8)], 1)).toEqual({ tabIdx: 1, open: undefined })
})
