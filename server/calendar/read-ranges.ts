import ICAL from 'ical.js'
import { quarterMs, type Stay } from '#contract/domain/stay.ts'
import { importedCalendar } from '#contract/limits.ts'
import { CalendarProblem } from './calendar-problem.ts'
import { instantOf } from './event-instant.ts'
import { joinRanges } from './join-ranges.ts'
import { isOwnUid } from './own-uid.ts'

/** A daily event reaches this after half a century. */
const occurrencesAtMost = 20_000

/** Which of a calendar's time counts, and whose days its days are. */
export interface CalendarSpan {
  zone: string
  from: Date
  to: Date
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
      seriesIn(calendar).flatMap((events) => rangesOf(events, span, budget)),
    )
  } catch (error) {
    if (error instanceof CalendarProblem) throw error
    throw new CalendarProblem('no-calendar', { cause: error })
  }
}

function calendarsIn(text: string): ICAL.Component[] {
  const parsed = ICAL.parse(text) as unknown[]
  const roots = (typeof parsed[0] === 'string' ? [parsed] : parsed).map(
    (root) => new ICAL.Component(root as unknown[]),
  )
  if (roots.length > 0 && roots.every(({ name }) => name === 'vcalendar')) return roots
  throw new CalendarProblem('no-calendar')
}

/** Events of one name: the first one, and what is different about single days of it. */
function seriesIn(calendar: ICAL.Component): ICAL.Component[][] {
  const named = new Map<string, ICAL.Component[]>()
  const unnamed: ICAL.Component[][] = []
  for (const event of calendar.getAllSubcomponents('vevent')) {
    const uid = textOf(event, 'uid')
    if (isOwnUid(uid) || !event.hasProperty('dtstart')) continue
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
  // Without the series that they are of, each stands for itself.
  if (masters.length === 0) return exceptions.flatMap((each) => single(each, span))
  return masters.flatMap((master) =>
    master.hasProperty('rrule') || master.hasProperty('rdate')
      ? repeated(new ICAL.Event(master, { exceptions }), span, budget)
      : single(master, span),
  )
}

const single = (component: ICAL.Component, span: CalendarSpan): Stay[] => {
  const { startDate, endDate } = new ICAL.Event(component, { exceptions: [] })
  return rangeOf(component, { startDate, endDate }, span)
}

function repeated(event: ICAL.Event, span: CalendarSpan, budget: { left: number }): Stay[] {
  const ranges: Stay[] = []
  const times = event.iterator()
  for (let time = times.next(); time; time = times.next()) {
    if (instantOf(time, zoneNameOf(event.component, 'dtstart'), span.zone) >= span.to) break
    budget.left -= 1
    if (budget.left < 0) throw new CalendarProblem('too-many')
    const { item, startDate, endDate } = event.getOccurrenceDetails(time)
    ranges.push(...rangeOf(item.component, { startDate, endDate }, span))
  }
  return ranges
}

const zoneNameOf = (component: ICAL.Component, name: string): string | null =>
  component.getFirstProperty(name)?.getFirstParameter('tzid') ?? null

/** What counts of an event that takes its time; nothing of one that does not. */
function rangeOf(
  component: ICAL.Component,
  { startDate, endDate }: { startDate: ICAL.Time; endDate: ICAL.Time },
  { zone, from: earliest, to: latest }: CalendarSpan,
): Stay[] {
  const isFree =
    textOf(component, 'status')?.toUpperCase() === 'CANCELLED' ||
    textOf(component, 'transp')?.toUpperCase() === 'TRANSPARENT'
  if (isFree) return []
  const startZone = zoneNameOf(component, 'dtstart')
  const from = instantOf(startDate, startZone, zone)
  const to = instantOf(endDate, zoneNameOf(component, 'dtend') ?? startZone, zone)
  if (!(to > from) || to <= earliest || from >= latest) return []
  return [wholeQuarters({ from, to: to > latest ? latest : to })]
}

/** No stay can have the rest of a quarter of an hour. */
const wholeQuarters = ({ from, to }: Stay): Stay => ({
  from: new Date(Math.floor(from.getTime() / quarterMs) * quarterMs),
  to: new Date(Math.ceil(to.getTime() / quarterMs) * quarterMs),
})
