import { takeDueImport } from '#server/db/repositories/calendars.ts'
import type { Context } from './context.ts'
import { readAgain } from './import-calendar.ts'

/** So long a calendar is one process's own: longer than an attempt can take. */
const attemptMs = 120_000
/** One site that takes its time holds up no other. */
const atOnce = 4

/** Reads the imported calendars that are due, some at a time, until nothing is left. Several processes may do so at
 *  once: each calendar is read by one.
 *  @param warn for the operator */
export async function refreshDueCalendars(
  context: Context,
  signal: AbortSignal,
  warn: (error: unknown) => void,
): Promise<void> {
  const { db, now } = context
  const underWay = new Set<Promise<void>>()
  while (!signal.aborted) {
    if (underWay.size === atOnce) await Promise.race(underWay)
    const until = new Date(now().getTime() + attemptMs)
    const due = await takeDueImport(db, { now: now(), until })
    if (!due) break
    const reading = readAgain(context, due, signal)
      // It is due again later.
      .catch((error: unknown) => {
        if (!signal.aborted) warn(error)
      })
      .finally(() => underWay.delete(reading))
    underWay.add(reading)
  }
  await Promise.all(underWay)
}
