import { dayMs, hourMs, minuteMs } from '#contract/domain/durations.ts'
import { dateTimeText, moneyText } from '#contract/domain/format.ts'
import {
  dateFormat,
  displayNames,
  intlLocaleOf,
  numberFormat,
} from '#contract/domain/formatters.ts'
import { toMajorUnits, type Money } from '#contract/domain/money.ts'
import type { Culture } from '#contract/domain/user.ts'
import { currentCulture } from './i18n.ts'

/** What `Intl` is asked with in the language that is shown. */
export const intlLocale = () => intlLocaleOf(currentCulture())

/** 'THB 900.00', always with two decimals. @see docs/product.md §9 */
export const formatMoney = (money: Money) => moneyText(money, currentCulture())

/** '900': as short as it stays exact, where the currency stands elsewhere. */
export function formatAmount(money: Money): string {
  return numberFormat(currentCulture(), { maximumFractionDigits: 2 }).format(toMajorUnits(money))
}

/** 'THB 900': as short as it stays exact, for pills and cards. */
export function formatMoneyShort(money: Money): string {
  return `${money.currency}\u00a0${formatAmount(money)}`
}

export function formatDate(instant: Date, zone?: string): string {
  return dateFormat(currentCulture(), { dateStyle: 'medium', timeZone: zone }).format(instant)
}

export function formatTime(instant: Date, zone?: string): string {
  return dateFormat(currentCulture(), { timeStyle: 'short', timeZone: zone }).format(instant)
}

export const formatDateTime = (instant: Date, zone?: string) =>
  dateTimeText(instant, currentCulture(), zone)

/** 'Sat, Nov 21, 2026'. */
export function formatDay(instant: Date, zone: string): string {
  return dateFormat(currentCulture(), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: zone,
  }).format(instant)
}

/** From when to when, naming once what both have in common. */
export function formatStay({ from, to }: { from: Date; to: Date }, zone: string): string {
  return dateFormat(currentCulture(), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: zone,
  }).formatRange(from, to)
}

export const formatCount = (count: number) => numberFormat(currentCulture(), {}).format(count)

/** An average of stars with one decimal: '4.6'. */
export const formatStars = (average: number) =>
  numberFormat(currentCulture(), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(average)

const ageUnits = [
  { unit: 'day', lengthMs: dayMs },
  { unit: 'hour', lengthMs: hourMs },
  { unit: 'minute', lengthMs: minuteMs },
] as const

/** '3 hours ago', in the largest unit that is full; less than a minute is 'this minute'. A full day is not 'yesterday', which
 *  counts days of the calendar. */
export function formatAge(instantMs: number, nowMs: number): string {
  const ageMs = Math.max(nowMs - instantMs, 0)
  const { unit, lengthMs } =
    ageUnits.find(({ lengthMs }) => ageMs >= lengthMs) ?? ageUnits[ageUnits.length - 1]!
  const numeric = unit === 'day' ? 'always' : 'auto'
  return new Intl.RelativeTimeFormat(intlLocale(), { numeric }).format(
    -Math.floor(ageMs / lengthMs),
    unit,
  )
}

/** '45 seconds', '2 minutes': how long to wait, rounded up, in minutes from one on. */
export function formatWait(seconds: number): string {
  const unit = seconds < 60 ? 'second' : 'minute'
  const value = Math.ceil(unit === 'second' ? seconds : seconds / 60)
  return new Intl.NumberFormat(intlLocale(), { style: 'unit', unit, unitDisplay: 'long' }).format(
    value,
  )
}

const byteUnits = [
  { unit: 'gigabyte', bytes: 1e9 },
  { unit: 'megabyte', bytes: 1e6 },
  { unit: 'kilobyte', bytes: 1e3 },
] as const

/** '3.2 MB', with one decimal below ten; nothing is less than a kilobyte. */
export function formatBytes(bytes: number): string {
  const { unit, bytes: unitBytes } =
    byteUnits.find((each) => bytes >= each.bytes) ?? byteUnits[byteUnits.length - 1]!
  const value = bytes / unitBytes
  return numberFormat(currentCulture(), {
    style: 'unit',
    unit,
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value)
}

/** 'German (Germany)'. */
export const languageName = (culture: Culture) =>
  displayNames(currentCulture(), { type: 'language' }).of(culture)

/** 'Thailand', by its code of two letters. */
export const countryName = (code: string): string =>
  displayNames(currentCulture(), { type: 'region' }).of(code) ?? code

export const formatPercent = (part: number) =>
  numberFormat(currentCulture(), { style: 'percent' }).format(part)
