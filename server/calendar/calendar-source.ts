import { Agent } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { Stay } from '#contract/domain/stay.ts'
import { importedCalendar } from '#contract/limits.ts'
import { publicLookup } from '#server/public-lookup.ts'
import { fetchCalendar } from './fetch-calendar.ts'
import { readInThread } from './read-in-thread.ts'
import type { CalendarSpan } from './read-ranges.ts'

/** Calendars of other sites. */
export interface CalendarSource {
  /** What a calendar says is taken, soonest first; nothing of it overlaps.
   *  @param signal ends the attempt, with its own reason
   *  @throws CalendarProblem (rejects) */
  read(url: string, span: CalendarSpan, signal: AbortSignal): Promise<Stay[]>
}

interface Network {
  lookup: LookupFunction
  port?: number
  ca?: string
}

/** Over HTTPS, from public addresses alone.
 *  @param network tests have one of their own */
export function openCalendarSource(
  network: Network = { lookup: publicLookup() },
  timeoutMs: number = importedCalendar.timeoutMs,
): CalendarSource {
  const agent = new Agent(network)
  return {
    read: async (url, span, signal) =>
      readInThread(await fetchCalendar(url, { agent, signal, timeoutMs }), span),
  }
}
