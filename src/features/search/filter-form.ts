import * as z from 'zod/mini'
import { encodeCurrency, encodeFlag } from '#contract/codecs/primitives.ts'
import { byPeriodId, filterCodec } from '#contract/codecs/search.ts'
import { currencies, type CurrencyCode } from '#contract/domain/currency.ts'
import { openFilter, searchSorts } from '#contract/domain/filter.ts'
import type { SearchFilter, SearchSort } from '#contract/domain/filter.ts'
import {
  listingTypeId,
  listingTypesOfSite,
  type ListingType,
} from '#contract/domain/listing-type.ts'
import { perPeriod, rentPeriods, type RentPeriod } from '#contract/domain/rent-period.ts'
import { reservableYearsAhead } from '#contract/limits.ts'
import { withPoint } from '#contract/domain/typed-decimal.ts'
import { site } from '#src/site.ts'
import type { AllFilterParams, FilterParams } from './filter-params.ts'

export const siteTypes = listingTypesOfSite(site.id)

/** A filter while it is filled in: prices and days as they are typed. */
export interface FilterForm {
  types: ListingType[]
  periods: RentPeriod[]
  prices: Record<RentPeriod, { min: string; max: string }>
  currency: CurrencyCode | null
  keyword: string
  from: string
  to: string
  sort: SearchSort
}

export const openForm: FilterForm = {
  types: siteTypes,
  periods: [...rentPeriods],
  prices: perPeriod(() => ({ min: '', max: '' })),
  currency: null,
  keyword: '',
  from: '',
  to: '',
  sort: 'newest',
}

/** 'YYYY-MM-DD' of the reader's day. */
const dayOf = (instant: Date) =>
  [instant.getFullYear(), instant.getMonth() + 1, instant.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')

/** The days that somebody may ask for: from today on, as far ahead as places can be reserved. */
export const askableDays = (now: Date) => ({
  first: dayOf(now),
  last: `${now.getFullYear() + reservableYearsAhead}-12-31`,
})

/** Whether the days that are typed lie within these; what is no day is not for this to say. */
export const areAskable = (
  { from, to }: Pick<FilterForm, 'from' | 'to'>,
  { first, last }: ReturnType<typeof askableDays>,
): boolean => !(Date.parse(from) < Date.parse(first)) && !(Date.parse(to) > Date.parse(last))

/** Of a search that was kept, or linked to, some days may be over by now: what is left of them, if anything is. */
export function withAskableDays<Params extends Pick<FilterParams, 'from' | 'to'>>(
  params: Params,
  now: Date,
): Params {
  const { first, last } = askableDays(now)
  const { from, to } = params
  if (!from || !to) return params
  if (to <= first || to > last) return { ...params, from: undefined, to: undefined }
  return from < first ? { ...params, from: first } : params
}

export function formOf(params: FilterParams): FilterForm {
  const named = params.types?.toUpperCase().split('.')
  const periods = params.periods?.split('.')
  return {
    types: named ? siteTypes.filter((type) => named.includes(type)) : siteTypes,
    periods: rentPeriods.filter((period) => periods?.includes(period) ?? true),
    prices: perPeriod((period) => {
      const [min = '', max = ''] = params[period]?.split('..') ?? []
      return { min, max }
    }),
    currency: currencies.find(({ code }) => code === params.currency)?.code ?? null,
    keyword: params.q ?? '',
    from: params.from ?? '',
    to: params.to ?? '',
    sort: searchSorts.find((sort) => sort === params.sort) ?? 'newest',
  }
}

/** Prices count for the periods that are looked for. */
const hasPrice = ({ periods, prices }: FilterForm): boolean =>
  periods.some((period) => prices[period].min !== '' || prices[period].max !== '')

/** For the address; what restricts nothing is undefined there. */
export function paramsOfForm(form: FilterForm): AllFilterParams {
  const { types, periods, prices, currency, keyword, from, to, sort } = form
  const isAll = (some: readonly unknown[], all: readonly unknown[]) => some.length === all.length
  const range = (period: RentPeriod) => {
    const { min, max } = prices[period]
    const isOpen = !periods.includes(period) || !(min || max)
    return isOpen ? undefined : `${withPoint(min)}..${withPoint(max)}`
  }
  return {
    types: isAll(types, siteTypes) ? undefined : types.join('.').toLowerCase(),
    periods: isAll(periods, rentPeriods) ? undefined : periods.join('.'),
    ...perPeriod(range),
    currency: hasPrice(form) ? (currency ?? undefined) : undefined,
    q: keyword.trim() || undefined,
    from: from || undefined,
    to: to || undefined,
    sort: sort === 'newest' ? undefined : sort,
  }
}

/** What is wrong with a form, by its part. */
export type FilterFault =
  | 'types'
  | 'periods'
  | 'keyword'
  | 'keyword-length'
  | 'dates'
  | 'date-span'
  | `${RentPeriod}-price`
  | `${RentPeriod}-order`

/** The filter of a form, by the rules that the server holds it to. */
export function readForm(form: FilterForm): { filter: SearchFilter } | { faults: FilterFault[] } {
  const { data, error } = z.safeDecode(filterCodec, wireOf(form))
  const hasHalfOfDates = (form.from === '') !== (form.to === '')
  if (data && !hasHalfOfDates) return { filter: data }
  const faults = (error?.issues ?? []).flatMap((issue) => faultsAt(issue, form))
  return { faults: hasHalfOfDates ? [...faults, 'dates'] : faults }
}

type WireFilter = z.input<typeof filterCodec>

function wireOf({ types, periods, prices, currency, keyword, from, to, sort }: FilterForm) {
  const bound = (end: 'min' | 'max') => (period: RentPeriod) =>
    periods.includes(period) ? withPoint(prices[period][end]) : ''
  return {
    rentType: Object.fromEntries(types.map((type) => [listingTypeId(type), 1 as const])),
    rentPeriod: byPeriodId((period) => encodeFlag(periods.includes(period))),
    minPrice: byPeriodId(bound('min')),
    maxPrice: byPeriodId(bound('max')),
    keyword: keyword.trim(),
    CurrencyId: currency ? encodeCurrency(currency) : undefined,
    DTFROM: from && to ? noonOf(from) : undefined,
    DTTO: from && to ? noonOf(to) : undefined,
    sort,
  } satisfies WireFilter & Record<keyof WireFilter, unknown>
}

/** Guests leave by noon and come from noon on; of the reader's own day. */
const noonOf = (day: string): string => {
  const noon = new Date(`${day}T12:00`)
  return Number.isNaN(noon.getTime()) ? day : noon.toISOString().replace('.000', '')
}

function faultsAt({ code, path }: z.core.$ZodIssue, form: FilterForm): FilterFault[] {
  const [part, id] = path
  if (part === 'rentType') return ['types']
  if (part === 'rentPeriod') return ['periods']
  if (part === 'keyword') return [code === 'too_big' ? 'keyword-length' : 'keyword']
  if (part === 'DTFROM' || part === 'DTTO') return ['dates']
  const period = id === undefined ? undefined : rentPeriods[Number(id)]
  if (period) return [`${period}-price`]
  const isCrossed = (each: RentPeriod) => {
    const { min, max } = form.prices[each]
    return withPoint(min) && withPoint(max) && Number(withPoint(min)) > Number(withPoint(max))
  }
  return form.periods.filter(isCrossed).map((each) => `${each}-order` as const)
}

/** The filter in an address; one that cannot be, restricts nothing. */
export function filterOf(params: FilterParams): SearchFilter {
  const read = readForm(formOf(params))
  return 'filter' in read ? read.filter : openFilter(siteTypes)
}
