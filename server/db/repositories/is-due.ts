import { sql, type RawBuilder } from 'kysely'

/** So much may the clocks of two processes differ; more than that was counted by a clock that has gone back since. */
export const clockDifferenceMs = 60_000

/** Whether the time of a row of a queue has come. One that nobody has tried, and that was queued at a time that is still
 *  to come, would else wait for as long as the clock was put back.
 *  @param queuedOn the column with the time at which it was queued */
export const isDue = (now: Date, queuedOn: 'queued_on' | 'read_on'): RawBuilder<boolean> => {
  const latest = new Date(now.getTime() + clockDifferenceMs)
  return sql<boolean>`(due_on <= ${now}::timestamptz
    or tries = 0 and ${sql.ref(queuedOn)} > ${latest}::timestamptz)`
}
