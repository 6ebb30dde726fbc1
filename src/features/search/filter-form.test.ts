import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPrice } from '#contract/domain/filter.ts'
import { perPeriod, rentPeriods } from '#contract/domain/rent-period.ts'
import {
  areAskable,
  askableDays,
  filterOf,
  formOf,
  openForm,
  paramsOfForm,
  readForm,
  siteTypes,
  withAskableDays,
} from './filter-form.ts'
import type { FilterForm } from './filter-form.ts'
import { filterParams } from './filter-params.ts'

const read = (changed: Partial<FilterForm>) => readForm({ ...openForm, ...changed })
const priced = (min: string, max: string) =>
  read({ prices: { ...openForm.prices, daily: { min, max } } })

const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const price = fc.oneof(fc.constant(''), fc.integer({ min: 0, max: 1e9 }).map(String))
const forms: fc.Arbitrary<FilterForm> = fc.record({
  types: fc.subarray(siteTypes, { minLength: 1 }),
  periods: fc.subarray([...rentPeriods], { minLength: 1 }),
  prices: fc
    .array(fc.record({ min: price, max: price }), { minLength: 4, maxLength: 4 })
    .map((ranges) => perPeriod((period) => ranges[rentPeriods.indexOf(period)]!)),
  currency: fc.constantFrom('THB', 'JPY', 'USD'),
  keyword: fc.stringMatching(/^[a-z0-9]{0,5}( [a-z0-9]{1,4})?$/).map((text) => text.trim()),
  from: day,
  to: day,
  sort: fc.constantFrom('newest', 'price', 'distance'),
})

describe('days that may be asked for', () => {
  const days = askableDays(new Date(2026, 1, 3, 23, 59))
  const ask = (from: string, to: string) => areAskable({ from, to }, days)

  it('begin today and end with the fourth year after this', () => {
    expect(days).toEqual({ first: '2026-02-03', last: '2030-12-31' })
    expect(ask('2026-02-03', '2030-12-31')).toBe(true)
    expect(ask('2026-02-02', '2030-12-31')).toBe(false)
    expect(ask('2026-02-03', '2031-01-01')).toBe(false)
  })

  it('are what is left of a search that was kept', () => {
    const now = new Date(2026, 1, 3)
    const left = (from: string, to: string) => withAskableDays({ from, to }, now)
    expect(left('2026-02-03', '2026-02-05')).toEqual({ from: '2026-02-03', to: '2026-02-05' })
    expect(left('2026-01-30', '2026-02-05')).toEqual({ from: '2026-02-03', to: '2026-02-05' })
    expect(left('2026-01-30', '2026-02-03')).toEqual({ from: undefined, to: undefined })
    expect(left('1990-01-01', '2090-01-01')).toEqual({ from: undefined, to: undefined })
    expect(withAskableDays({ from: '2026-01-30' }, now)).toEqual({ from: '2026-01-30' })
  })

  it('leave what is no day to the filter', () => {
    expect(ask('', '')).toBe(true)
    expect(ask('soon', '')).toBe(true)
  })
})

describe('an address', () => {
  it('says the same of a filter as the form that it was made from', () => {
    fc.assert(
      fc.property(forms, (form) => {
        const { currency: _, ...open } = formOf(filterParams({ ...paramsOfForm(form) }))
        const { currency: __, prices, ...meant } = form
        expect(open).toEqual({
          ...meant,
          prices: perPeriod((period) =>
            form.periods.includes(period) ? prices[period] : { min: '', max: '' },
          ),
        })
      }),
    )
  })

  it('has nothing of a filter that restricts nothing', () => {
    expect(filterParams({ ...paramsOfForm(openForm) })).toEqual({})
    expect(filterOf({})).toMatchObject({ types: siteTypes, prices: anyPrice, keyword: '' })
  })

  it('is read part by part, and what has another shape is left out', () => {
    const search = { types: 'CONDO', daily: '..500', q: 5, from: '1.12.', sort: 'price', zoom: 4 }
    expect(filterParams(search)).toEqual({ daily: '..500', q: '5', sort: 'price' })
  })

  it('that contradicts itself restricts nothing', () => {
    expect(filterOf({ daily: '900..500' })).toEqual(filterOf({}))
    expect(filterOf({ types: 'castle' })).toEqual(filterOf({}))
    expect(filterOf({ from: '2026-02-31', to: '2026-01-01' })).toEqual(filterOf({}))
    const none = { types: 'castle', periods: '', daily: '900..500', q: 'สระ', from: 'soon' }
    expect(filterOf(filterParams({ ...none, sort: 'ugly' }))).toEqual(filterOf({}))
  })
})

describe('a form', () => {
  it.each([
    [{ types: [] }, 'types'],
    [{ periods: [] }, 'periods'],
    [{ keyword: 'near, the' }, 'keyword'],
    [{ keyword: 'x'.repeat(101) }, 'keyword-length'],
    [{ from: '2026-12-01' }, 'dates'],
    [{ from: '2026-12-02', to: '2026-12-02' }, 'dates'],
    [{ from: '2026-12-02', to: '2026-12-01' }, 'dates'],
  ] as [Partial<FilterForm>, string][])('%j is told what is wrong', (changed, fault) => {
    expect(read(changed)).toEqual({ faults: [fault] })
  })

  it.each(['many', '-5', '1.234', '1,234', '１，２３４', '1.2,3', '1e3', 'NaN', 'Infinity'])(
    'takes %s for no price',
    (text) => {
      expect(priced(text, '')).toEqual({ faults: ['daily-price'] })
    },
  )

  it('takes a point or a comma before the small coins', () => {
    expect(priced(' 12,50 ', '1 000,5')).toEqual(priced('12.50', '1000.5'))
    expect(priced('９００', '๑๐๐๐\u200b')).toEqual(priced('900', '1000'))
    expect(priced('9,50', '9,40')).toEqual({ faults: ['daily-order'] })
    const prices = { ...openForm.prices, daily: { min: '12,50', max: '９００' } }
    expect(paramsOfForm({ ...openForm, prices }).daily).toBe('12.50..900')
  })

  it('has no minimum above the maximum, by value and not by letters', () => {
    expect(priced('900', '1000')).toHaveProperty('filter')
    expect(priced('1000', '900')).toEqual({ faults: ['daily-order'] })
  })

  it('names every period with a minimum above its maximum that is looked for', () => {
    const crossed = { min: '1000', max: '900' }
    const prices = { ...openForm.prices, hourly: crossed, weekly: crossed, monthly: crossed }
    expect(read({ prices, periods: ['daily', 'weekly', 'monthly'] })).toEqual({
      faults: ['weekly-order', 'monthly-order'],
    })
  })

  it('leaves out prices of periods that are not looked for', () => {
    const prices = { ...openForm.prices, daily: { min: 'many', max: '' } }
    expect(read({ prices, periods: ['monthly'] })).toMatchObject({
      filter: { prices: anyPrice, periods: ['monthly'] },
    })
  })

  it('means from noon to noon of the reader’s days', () => {
    const result = read({ from: '2026-12-01', to: '2026-12-04' })
    const { freeDuring } = 'filter' in result ? result.filter : { freeDuring: null }
    expect(freeDuring?.from).toEqual(new Date(2026, 11, 1, 12))
    expect(freeDuring?.to).toEqual(new Date(2026, 11, 4, 12))
  })
})
