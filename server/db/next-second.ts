import { sql, type RawBuilder } from 'kysely'
import { ledByAtMostMs } from '#contract/domain/change-second.ts'

const next = sql`updated_on + interval '1 second'`
const latest = (now: Date) => new Date(now.getTime() + ledByAtMostMs)

/** `nextSecond` of the row's `updated_on`, for rows that are changed unread. */
export const nextSecondOfRow = (now: Date): RawBuilder<Date> =>
  sql<Date>`case when ${next} between ${now}::timestamptz and ${latest(now)}::timestamptz
    then ${next} else ${now}::timestamptz end`
