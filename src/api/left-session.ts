import { leftCookie } from '#contract/left-cookie.ts'
import { sessionKey } from './current-user.ts'
import { queryClient } from './query-client.ts'

/** Whether nobody is logged in by this device's word alone: the server has not answered since. */
export const isLeft = (session?: { data?: unknown; dataUpdatedAt: number }): boolean =>
  session?.data === null && session.dataUpdatedAt === 0

/** Where it is so, every request of this browser ends the session that it comes with from now on. Some browsers forget
 *  after seven days what a script has said, so each start of the app says it again. */
export function sayLeft(): void {
  if (!isLeft(queryClient.getQueryState(sessionKey))) return
  document.cookie = `${leftCookie}=1; path=/; max-age=31536000`
}
