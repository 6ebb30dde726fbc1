import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { CalendarFault } from '#contract/domain/calendar.ts'

/** Why a calendar cannot be imported, as the reader hears it. */
export const faultWords: Record<CalendarFault, MessageDescriptor> = {
  'no-address': msg`Please enter the https address of a calendar.`,
  private: msg`This address is not on the internet.`,
  away: msg`This calendar cannot be reached.`,
  refused: msg`There is no calendar at this address.`,
  late: msg`This calendar did not arrive in time.`,
  'leads-on': msg`This address redirects too often.`,
  'too-large': msg`This calendar is too large. Maximum 1 MB.`,
  'no-calendar': msg`What is at this address is not a calendar that can be read.`,
  'too-many': msg`This calendar has too many dates.`,
}
