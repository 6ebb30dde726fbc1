import { isPublicHost, publicHttpsAddress } from '#server/policies/public-address.ts'
import { CalendarProblem } from './calendar-problem.ts'

/** Where a calendar is, as the server will ask for it. Sites like to write webcal for https.
 *  @throws CalendarProblem when it never will */
export function calendarAddress(given: string, base?: string): string {
  const written = given.trim().replace(/^webcals?:/i, 'https:')
  if (!URL.canParse(written, base)) throw new CalendarProblem('no-address')
  const { href, hostname } = new URL(written, base)
  if (hostname !== '' && !isPublicHost(hostname)) throw new CalendarProblem('private')
  const address = publicHttpsAddress(href)
  if (address === null) throw new CalendarProblem('no-address')
  return address
}
