import 'fake-indexeddb/auto'
import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { openFilter } from '#contract/domain/filter.ts'
import { queryClient } from '#src/api/query-client.ts'
import { siteTypes } from './filter-form.ts'
import { needsRates, searchQuery } from './queries.ts'

const filter = openFilter(siteTypes)
const bounds = { south: 12, west: 100, north: 13, east: 101 }
const elsewhere = { south: 13, west: 100, north: 14, east: 101 }

test('prices of different currencies meet where they are looked for or compared', () => {
  expect(needsRates(filter)).toBe(false)
  expect(needsRates({ ...filter, currency: 'THB' })).toBe(true)
  expect(needsRates({ ...filter, sort: 'price' })).toBe(true)
})

test('what was found stays while another area is asked for, and not what another filter found', () => {
  const found = { listings: [], total: 0 }
  const first = searchQuery({ bounds, filter })
  queryClient.setQueryData(first.queryKey, found)
  const shown = new QueryObserver(queryClient, { ...first, enabled: false })
  const asks = (search: Parameters<typeof searchQuery>[0]) => {
    shown.setOptions({ ...searchQuery(search), enabled: false })
    return shown.getCurrentResult().data
  }
  const end = shown.subscribe(() => undefined)
  expect(asks({ bounds: elsewhere, filter: { ...filter } })).toEqual(found)
  expect(asks({ bounds: elsewhere, filter: { ...filter, keyword: 'pool' } })).toBeUndefined()
  end()
})
