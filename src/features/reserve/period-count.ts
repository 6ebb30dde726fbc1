import { plural } from '@lingui/core/macro'
import type { RentPeriod } from '#contract/domain/rent-period.ts'

/** '7 days', '1 month'. */
export function periodCount(count: number, period: RentPeriod): string {
  switch (period) {
    case 'hourly':
      return plural(count, { one: '# hour', other: '# hours' })
    case 'daily':
      return plural(count, { one: '# day', other: '# days' })
    case 'weekly':
      return plural(count, { one: '# week', other: '# weeks' })
    case 'monthly':
      return plural(count, { one: '# month', other: '# months' })
  }
}
