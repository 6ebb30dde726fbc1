import { sql, type RawBuilder } from 'kysely'

/** So much may the clocks of two processes differ; more than that was counted by a clock that has gone back since. */
export const clockDifferenceMs = 60_000

/** Whether the time of a row of a queue has come. A row would else wait for as long as the clock was put back when it
 *  was queued at a time that is still to come, or is due later than it could be.
 *  @param queuedOn the column with the time at which it was queued, which says nothing of one that was tried
 *  @param longestPauseMs the longest that one waits which was tried */
export const isDue = (
  now: Date,
  { queuedOn, longestPauseMs }: { queuedOn: 'queued_on' | 'read_on'; longestPauseMs: number },
): RawBuilder<boolean> => {
  const latest = new Date(now.getTime() + clockDifferenceMs)
  const latestDue = new Date(latest.getTime() + longestPauseMs)
  return sql<boolean>`(due_on <= ${now}::timestamptz
    or tries = 0 and ${sql.ref(queuedOn)} > ${latest}::timestamptz
    or due_on > ${latestDue}::timestamptz)`
}
