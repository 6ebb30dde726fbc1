import ICAL from 'ical.js'
import { quarterMs, type Stay } from '#contract/domain/stay.ts'
import { importedCalendar } from '#contract/limits.ts'
import { CalendarProblem } from './calendar-problem.ts'
import { instantOf } from './event-instant.ts'
import { takeExceptedMs } from './excepted-times.ts'
import { joinRanges } from './join-ranges.ts'
import { isOwnUid, type UidOwner } from './own-uid.ts'
import { ruleEnd } from './rule-end.ts'

/** A daily event reaches this after half a century. */
const occurrencesAtMost = 20_000

/** Some write a day and do not say that it is one. */
const bareDay =
  /^((?:DTSTART|DTEND|RECURRENCE-ID|EXDATE)(?:;TZID=[^:;\r\n]*)?)(?=:\d{8}(?:,\d{8})*$)/gim

/** Which of a calendar's time counts, whose days its days are, and who has sent some of it out. */
export interface CalendarSpan {
  zone: string
  from: Date
  to: Date
  owner: UidOwner
}

/** What a calendar says is taken, in as few ranges as can be. One that is under way begins when it began.
 *  @throws CalendarProblem */
export function readRanges(text: string, span: CalendarSpan): Stay[] {
  const joined = joinRanges(readAll(text, span))
  if (joined.length > importedCalendar.rangesAtMost) throw new CalendarProblem('too-many')
  return joined
}

/** An event that cannot be read makes all of it worthless: without it, its dates would look free. */
function readAll(text: string, span: CalendarSpan): Stay[] {
  const budget = { left: occurrencesAtMost }
  try {
    return calendarsIn(text).flatMap((calendar) =>
      seriesIn(calendar, span.owner).flatMap((events) => rangesOf(events, span, budget)),
    )
  } catch (error) {
    if (error instanceof CalendarProblem) throw error
    throw new CalendarProblem('no-calendar', { cause: error })
  }
}

/** Long lines are broken, wherever that falls. */
const unfolded = (text: string) => text.replaceAll(/\r?\n[ \t]/g, '')

function calendarsIn(text: string): ICAL.Component[] {
  const parsed = ICAL.parse(unfolded(text).replaceAll(bareDay, '$1;VALUE=DATE')) as unknown[]
  const roots = (typeof parsed[0] === 'string' ? [parsed] : parsed).map(
    (root) => new ICAL.Component(root as unknown[]),
  )
  if (roots.length > 0 && roots.every(({ name }) => name === 'vcalendar')) return roots
  throw new CalendarProblem('no-calendar')
}

/** Events of one name: the first one, and what is different about single days of it. */
function seriesIn(calendar: ICAL.Component, owner: UidOwner): ICAL.Component[][] {
  const named = new Map<string, ICAL.Component[]>()
  const unnamed: ICAL.Component[][] = []
  for (const event of calendar.getAllSubcomponents('vevent')) {
    const uid = textOf(event, 'uid')
    if (isOwnUid(uid, owner) || !event.hasProperty('dtstart')) continue
    const series = uid === null ? undefined : named.get(uid)
    if (series) series.push(event)
    else if (uid === null) unnamed.push([event])
    else named.set(uid, [event])
  }
  return [...named.values(), ...unnamed]
}

function textOf(event: ICAL.Component, name: string): string | null {
  const value: unknown = event.getFirstPropertyValue(name)
  return typeof value === 'string' ? value : null
}

function rangesOf(events: ICAL.Component[], span: CalendarSpan, budget: { left: number }): Stay[] {
  const isDifferent = (event: ICAL.Component) => event.hasProperty('recurrence-id')
  const exceptions = events.filter(isDifferent)
  const masters = events.filter((event) => !isDifferent(event))
  return [
    // Each stands for itself: its series may be missing, or have no such day.
    ...exceptions.flatMap((each) => single(each, span)),
    ...masters.flatMap((master) =>
      master.hasProperty('rrule') || master.hasProperty('rdate')
        ? repeated({ master, exceptions }, span, budget)
        : single(master, span),
    ),
  ]
}

const single = (component: ICAL.Component, span: CalendarSpan): Stay[] => {
  const { startDate, endDate } = new ICAL.Event(component, { exceptions: [] })
  return rangeOf(component, { startDate, endDate, length: lengthOf(component) }, span)
}

/** Of an event that says how long it is instead of when it ends. */
const lengthOf = (component: ICAL.Component) =>
  component.hasProperty('dtend')
    ? null
    : (component.getFirstPropertyValue('duration') as ICAL.Duration | null)

/** The days of a series that are not different. */
function repeated(
  { master, exceptions }: { master: ICAL.Component; exceptions: ICAL.Component[] },
  span: CalendarSpan,
  budget: { left: number },
): Stay[] {
  const zoneName = zoneNameOf(master, 'dtstart')
  const absent = new Set([
    ...exceptions.map((each) => replacedMs(each, zoneName, span.zone)),
    ...takeExceptedMs(master, zoneName, span.zone),
  ])
  const ranges = takePeriods(master).flatMap((period) =>
    rangeOf(
      master,
      { startDate: period.start, endDate: period.getEnd(), length: period.duration ?? null },
      span,
    ),
  )
  const start = master.getFirstPropertyValue('dtstart') as ICAL.Time
  for (const property of master.getAllProperties('rrule')) {
    const rule = property.getFirstValue() as ICAL.Recur
    if (rule.until) rule.until = ruleEnd(rule.until, start, zoneName, span.zone)
  }
  // Of a list without a rule the library forgets the first day.
  if (!master.hasProperty('rrule')) {
    master.addPropertyWithValue('rdate', start)
  }
  const event = new ICAL.Event(master, { exceptions: exceptions.filter(isOfAllToCome) })
  const times = event.iterator()
  for (let time = times.next(); time; time = times.next()) {
    const startsAt = instantOf(time, zoneName, span.zone)
    if (startsAt >= span.to) break
    budget.left -= 1
    if (budget.left < 0) throw new CalendarProblem('too-many')
    if (absent.has(startsAt.getTime())) continue
    const { item, startDate, endDate } = event.getOccurrenceDetails(time)
    const length = lengthOf(item.component)
    ranges.push(...rangeOf(item.component, { startDate, endDate, length }, span))
  }
  return ranges
}

/** When the day would be that an exception replaces. The library compares how the two are written, which need not be in
 *  the same zone. */
function replacedMs(exception: ICAL.Component, zoneName: string | null, zone: string): number {
  const { recurrenceId } = new ICAL.Event(exception)
  return instantOf(recurrenceId, zoneNameOf(exception, 'recurrence-id') ?? zoneName, zone).getTime()
}

const isOfAllToCome = (exception: ICAL.Component) => new ICAL.Event(exception).modifiesFuture()

/** Takes the times out of a list that have an end of their own: the library fails at them. */
function takePeriods(master: ICAL.Component): ICAL.Period[] {
  const lists = master.getAllProperties('rdate').filter(({ type }) => type === 'period')
  // Read before they are taken out: the zones stand in the calendar.
  const periods = lists.flatMap((list) => list.getValues() as ICAL.Period[])
  for (const list of lists) master.removeProperty(list)
  return periods
}

const zoneNameOf = (component: ICAL.Component, name: string): string | null =>
  component.getFirstProperty(name)?.getFirstParameter('tzid') ?? null

/** What counts of an event that takes its time; nothing of one that does not. */
function rangeOf(
  component: ICAL.Component,
  {
    startDate,
    endDate,
    length,
  }: { startDate: ICAL.Time; endDate: ICAL.Time; length: ICAL.Duration | null },
  { zone, from: earliest, to: latest }: CalendarSpan,
): Stay[] {
  const isFree =
    textOf(component, 'status')?.toUpperCase() === 'CANCELLED' ||
    textOf(component, 'transp')?.toUpperCase() === 'TRANSPARENT'
  if (isFree) return []
  const startZone = zoneNameOf(component, 'dtstart')
  const from = instantOf(startDate, startZone, zone)
  const to =
    length && !startDate.isDate
      ? endAfter(startDate, length, (time) => instantOf(time, startZone, zone))
      : instantOf(endOf(startDate, endDate), zoneNameOf(component, 'dtend') ?? startZone, zone)
  if (!(to > from) || to <= earliest || from >= latest) return []
  return [wholeQuarters({ from, to: to > latest ? latest : to })]
}

/** The days of a length are those of a clock on the wall, and its hours have sixty minutes. */
function endAfter(
  startDate: ICAL.Time,
  length: ICAL.Duration,
  at: (time: ICAL.Time) => Date,
): Date {
  const sign = length.isNegative ? -1 : 1
  const day = startDate.clone()
  day.adjust(sign * (7 * length.weeks + length.days), 0, 0, 0)
  const restS = 3600 * length.hours + 60 * length.minutes + length.seconds
  return new Date(at(day).getTime() + sign * restS * 1000)
}

/** Whole days that end where they begin are that day. */
function endOf(startDate: ICAL.Time, endDate: ICAL.Time): ICAL.Time {
  if (!startDate.isDate || endDate.compare(startDate) > 0) return endDate
  const end = startDate.clone()
  end.adjust(1, 0, 0, 0)
  return end
}

/** No stay can have the rest of a quarter of an hour. */
const wholeQuarters = ({ from, to }: Stay): Stay => ({
  from: new Date(Math.floor(from.getTime() / quarterMs) * quarterMs),
  to: new Date(Math.ceil(to.getTime() / quarterMs) * quarterMs),
})
