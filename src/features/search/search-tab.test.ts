import { expect, it } from 'vitest'
import * as fc from 'fast-check'
import { activeListing } from '#tests/fixtures/listing-arbitraries.ts'
import { openTab } from './search-tab.ts'

const [listing] = fc.sample(activeListing(1), 1)

if (!listing) throw new Error('There is one')
const [seven, nine] = [
  { ...listing, id: 7 },
  { ...listing, id: 9 },
]
const one = { listings: [seven], title: 'Sunny studio' }
const group = { listings: [seven, nine], title: '2 items' }

it('opens a tab behind the two fixed ones, and the same listings once', () => {
  const first = openTab([], one)
  expect(first).toEqual({ tabs: [one], index: 2 })
  const second = openTab(first.tabs, group)
  expect(second).toEqual({ tabs: [one, group], index: 3 })
  expect(openTab(second.tabs, { ...group, listings: [nine, seven] })).toEqual({
    tabs: [one, group],
    index: 3,
  })
})
