import { expect, it } from 'vitest'
import { openTab, shortTitle } from './search-tab.ts'

const one = { listingIds: [7], title: 'Sunny studio' }
const group = { listingIds: [7, 9], title: '2 items' }

it('opens a tab behind the two fixed ones, and the same listings once', () => {
  const first = openTab([], one)
  expect(first).toEqual({ tabs: [one], index: 2 })
  const second = openTab(first.tabs, group)
  expect(second).toEqual({ tabs: [one, group], index: 3 })
  expect(openTab(second.tabs, { ...group, listingIds: [9, 7] })).toEqual({
    tabs: [one, group],
    index: 3,
  })
})

it('cuts a title at 50 characters', () => {
  expect(shortTitle('x'.repeat(50))).toHaveLength(50)
  expect(shortTitle('x'.repeat(51))).toBe(`${'x'.repeat(49)}…`)
})
