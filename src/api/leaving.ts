import { sessionKey } from './current-user.ts'
import { queryClient } from './query-client.ts'

let leaving: Promise<unknown> = Promise.resolve()

/** What needs a login and is asked for meanwhile waits for how this ends.
 *  @throws as `leave` does; then the session goes on */
export function whileLeaving<Result>(leave: () => Promise<Result>): Promise<Result> {
  const left = leave()
  leaving = left.catch(() => undefined)
  return left
}

/** Resolves once a session that is ending has ended. */
export const sessionIsSettled = (): Promise<unknown> => leaving

/** Whether this page knows that nobody is logged in, once a session that is ending has ended. What it has from an
 *  earlier visit is not known yet. */
export async function isLoggedOut(): Promise<boolean> {
  await sessionIsSettled()
  const session = queryClient.getQueryState(sessionKey)
  return session?.data === null && !session.isInvalidated
}
