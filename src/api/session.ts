import { queryOptions } from '@tanstack/react-query'
import type { User } from '#contract/domain/user.ts'
import { sessionPath } from '#contract/session-path.ts'
import type { Envelope } from '#contract/wire/envelope.ts'
import { NetworkError } from './api-error.ts'
import { currentUserId, sessionKey } from './current-user.ts'
import { queryClient } from './query-client.ts'
import { reportReach } from './reach.ts'
import { readSignal } from './read-signal.ts'

/** Who is logged in; null for an anonymous visitor. */
export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: async ({ signal }) => {
    const before = currentUserId()
    const user = await readSession(signal)
    if (before !== null && before !== user?.id) forgetEverythingElse()
    return user
  },
  // Somebody else may have logged in, in another tab.
  refetchOnWindowFocus: 'always',
  // Where it can be read at once, by `keepSession`.
  meta: { isKept: false },
})

/** An anonymous visitor's answer is known at sight; any other is opened by the contract, which arrives
 *  only then. @see docs/decisions/schemas-come-with-data.md */
async function readSession(signal: AbortSignal): Promise<User | null> {
  const { status, body } = await fetchAnswer(`/${sessionPath}`, signal)
  if (body.success && body.resObj === null) return null
  const { userOfAnswer } = await import('./session-answer.ts')
  return userOfAnswer(status, body)
}

async function fetchAnswer(path: string, signal: AbortSignal) {
  try {
    const response = await fetch(path, {
      headers: { accept: 'application/json' },
      signal: readSignal([signal]),
    })
    const body = (await response.json()) as Partial<Envelope>
    reportReach('success' in body)
    return { status: response.status, body }
  } catch (error) {
    if (signal.aborted) throw error
    reportReach(false)
    throw new NetworkError(error)
  }
}

/** What was read as somebody else is not this user's to see. */
function forgetEverythingElse(): void {
  queryClient.removeQueries({ predicate: ({ queryKey: [root] }) => root !== sessionKey[0] })
}

/** From now on this page is this user's, or an anonymous visitor's. What was asked before somebody logged in or out
 *  knows nothing of it.
 *  @param updatedAt when the server said so; 0 for what it does not know yet */
export async function changeSession(user: User | null, updatedAt = Date.now()): Promise<void> {
  await queryClient.cancelQueries({ queryKey: sessionKey })
  forgetEverythingElse()
  queryClient.setQueryData(sessionKey, user, { updatedAt })
}
