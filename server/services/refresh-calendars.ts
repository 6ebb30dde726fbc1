import { takeDueImport } from '#server/db/repositories/calendars.ts'
import { takeDue } from '#server/take-due.ts'
import type { Context } from './context.ts'
import { calendarPause, readAgain } from './import-calendar.ts'

/** So long a calendar is one process's own: longer than an attempt can take. */
const attemptMs = 120_000
/** One site that takes its time holds up no other, nor do many of one lender. */
const shares = { atOnce: 4, ofOneOwner: 1 }

/** Reads the imported calendars that are due, some at a time, until nothing is left. Several processes may do so at
 *  once: each calendar is read by one.
 *  @param warn for the operator */
export async function refreshDueCalendars(
  context: Context,
  signal: AbortSignal,
  warn: (error: unknown) => void,
): Promise<void> {
  const { db, now } = context
  await takeDue(
    { ...shares, signal },
    {
      take: (busyLenderIds) => {
        const until = new Date(now().getTime() + attemptMs)
        const { longestMs: longestPauseMs } = calendarPause
        return takeDueImport(db, { now: now(), until, longestPauseMs, busyLenderIds })
      },
      work: (due) => readAgain(context, due, signal),
      fail: (error) => signal.aborted || warn(error),
    },
  )
}
