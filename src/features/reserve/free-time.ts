import type { CalendarDate } from '@internationalized/date'
import {
  addPeriods,
  endOfBookableTime,
  overlaps,
  quarterMs,
  type Stay,
} from '#contract/domain/stay.ts'
import type { RentPeriod } from '#contract/domain/rent-period.ts'
import { startOfHour } from '#contract/domain/zone.ts'
import { dayOf, instantOn, type TimeOfDay } from './wall-day.ts'

const midnight: TimeOfDay = { hour: 0, minute: 0 }

/** All that can be reserved at all, whatever is taken. @see docs/product.md §5 */
export function reservableSpan(now: Date, zone: string): Stay {
  return { from: startOfHour(now, zone), to: endOfBookableTime(now, zone) }
}

/** What is left of a span between the ranges that are taken. */
export function freeParts(span: Stay, taken: readonly Stay[]): Stay[] {
  const parts: Stay[] = []
  let from = span.from
  for (const range of [...taken].sort((a, b) => a.from.getTime() - b.from.getTime())) {
    if (range.to <= from || range.from >= span.to) continue
    if (range.from > from) parts.push({ from, to: range.from })
    from = range.to
  }
  if (from < span.to) parts.push({ from, to: span.to })
  return parts
}

const later = (a: Date, b: Date) => (a > b ? a : b)
const earlier = (a: Date, b: Date) => (a < b ? a : b)

/** What of a day lies within a span. */
const partOf = (day: CalendarDate, span: Stay, zone: string): Stay => ({
  from: later(instantOn(day, midnight, zone), span.from),
  to: earlier(instantOn(day.add({ days: 1 }), midnight, zone), span.to),
})

/** How much of a day can be part of a stay. A stay may be shorter than the period that it is billed
 *  as, so every period can begin wherever a quarter of an hour is free: a day is closed only when
 *  nothing of it is left. */
export function freedomOf(
  day: CalendarDate,
  taken: readonly Stay[],
  span: Stay,
  zone: string,
): 'open' | 'partly-taken' | 'taken' | 'closed' {
  const whole = partOf(day, span, zone)
  if (whole.to <= whole.from) return 'closed'
  const parts = freeParts(whole, taken)
  const freeMs = parts.reduce((sum, { from, to }) => sum + to.getTime() - from.getTime(), 0)
  if (freeMs < quarterMs) return 'taken'
  return freeMs === whole.to.getTime() - whole.from.getTime() ? 'open' : 'partly-taken'
}

interface Surroundings {
  role: 'from' | 'to'
  taken: readonly Stay[]
  span: Stay
  zone: string
}

/** The instant nearest to a time of day that lies in a free part of the day, as the start of a stay
 *  or as its end: a stay may start when another ends. The time itself when nothing is free. */
export function nearestFree(
  day: CalendarDate,
  time: TimeOfDay,
  { role, taken, span, zone }: Surroundings,
): Date {
  const wish = instantOn(day, time, zone)
  const begin = instantOn(day, midnight, zone)
  const whole = {
    // A stay that ends at midnight has its last quarter of an hour on the day before.
    from: later(role === 'to' ? new Date(begin.getTime() - quarterMs) : begin, span.from),
    to: earlier(instantOn(day.add({ days: 1 }), midnight, zone), span.to),
  }
  const nearest = freeParts(whole, taken)
    .filter(({ from, to }) => to.getTime() - from.getTime() >= quarterMs)
    .map(({ from, to }) =>
      role === 'from'
        ? later(from, earlier(wish, new Date(to.getTime() - quarterMs)))
        : earlier(to, later(wish, new Date(from.getTime() + quarterMs))),
    )
    .sort((a, b) => Math.abs(a.getTime() - wish.getTime()) - Math.abs(b.getTime() - wish.getTime()))
  return nearest[0] ?? wish
}

/** What it means to press a day. */
export interface DayMeaning {
  /** Where on the day a stay begins or ends. */
  momentOn: typeof nearestFree
  /** The day that is marked as its last one. */
  lastDay(to: Date, zone: string): CalendarDate
}

/** When the last free part of a day ends, which is when the others arrive; the day's own end when nothing is free. */
function endOfFree(day: CalendarDate, { taken, span, zone }: Surroundings): Date {
  const whole = partOf(day, span, zone)
  return freeParts(whole, taken).at(-1)?.to ?? whole.to
}

/** A stay keeps its times of day. */
export const timesOfDay: DayMeaning = { momentOn: nearestFree, lastDay: dayOf }

/** A stay begins with a day and ends with one, whatever its times were before. */
export const wholeDays: DayMeaning = {
  momentOn: (day, _time, around) =>
    around.role === 'from' ? nearestFree(day, midnight, around) : endOfFree(day, around),
  lastDay: (to, zone) => dayOf(new Date(to.getTime() - 1), zone),
}

/** Stays like a wish that overlap nothing: the wish cut where the next one begins, and the first of
 *  as many periods after it. */
export function freeAlternatives(
  wish: Stay,
  count: number,
  {
    period,
    taken,
    span,
    zone,
  }: { period: RentPeriod; taken: readonly Stay[]; span: Stay; zone: string },
): { shorter: Stay | null; later: Stay | null } {
  const isFree = (stay: Stay) => !taken.some((range) => overlaps(range, stay)) && stay.to <= span.to
  const nextBegins = taken
    .map(({ from }) => from)
    .filter((from) => from > wish.from && from < wish.to)
    .sort((a, b) => a.getTime() - b.getTime())[0]
  const shorter = nextBegins && { from: wish.from, to: nextBegins }
  const after = taken
    .map(({ to }) => to)
    .filter((to) => to > wish.from)
    .sort((a, b) => a.getTime() - b.getTime())
    .map((from) => ({ from, to: addPeriods(from, count, period, zone) }))
    .find(isFree)
  return { shorter: shorter && isFree(shorter) ? shorter : null, later: after ?? null }
}
