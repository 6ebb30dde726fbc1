import { setupI18n } from '@lingui/core'
import { expect, it } from 'vitest'
import { anyPrice, openFilter, type SearchFilter } from '#contract/domain/filter.ts'
import { siteMessages } from '#sites/messages.ts'
import { staylend } from '#sites/staylend/site.ts'
import type { FilterParams } from './filter-params.ts'
import { filterOf, siteTypes } from './filter-form.ts'
import { filterSummary } from './filter-summary.ts'

const texts = siteMessages(staylend.id, ({ id }) => id)
const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': texts } })
const summary = (params: FilterParams) =>
  filterSummary(filterOf(params), i18n).replaceAll('\u00a0', ' ')

it.each([
  [{}, 'Any Period • Any Price'],
  [{ types: 'condo.room' }, 'Condo, Room • Any Period • Any Price'],
  [{ periods: 'weekly.monthly' }, 'Weekly, Monthly • Any Price'],
  [{ daily: '500..2000', currency: 'THB' }, 'Any Period • THB 500–2,000 per day'],
  [
    { daily: '..2000', monthly: '9000..', currency: 'THB' },
    'Any Period • up to THB 2,000 per day, from THB 9,000 per month',
  ],
  [{ hourly: '..12.5' }, 'Any Period • up to 12.5 per hour'],
  [{ q: 'near the beach' }, 'Any Period • Any Price • “near the beach”'],
  [
    { from: '2026-12-01', to: '2026-12-04', sort: 'distance' },
    'Any Period • Any Price • Dec 1, 2026 – Dec 4, 2026 • Nearest first',
  ],
])('%j reads %s', (params, words) => {
  expect(summary(params)).toBe(words)
})

/** Something of each part that is not open; a currency alone compares no price. */
const restricted: Omit<Required<SearchFilter>, 'currency'> = {
  types: ['ROOM'],
  periods: ['weekly'],
  prices: { ...anyPrice, monthly: { min: null, max: 900 } },
  keyword: 'pool',
  freeDuring: { from: new Date('2026-12-01T05:00:00Z'), to: new Date('2026-12-04T05:00:00Z') },
  sort: 'price',
}

it.each(Object.entries(restricted))('a filter with %s alone says so', (part, value) => {
  const filter = { ...openFilter(siteTypes), [part]: value }
  expect(filterSummary(filter, i18n)).not.toBe('Any Period • Any Price')
})
