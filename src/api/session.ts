import { queryOptions } from '@tanstack/react-query'
import { getSession } from '#contract/endpoints/session.ts'
import type { User } from '#contract/domain/user.ts'
import { call } from './call.ts'
import { currentUserId, queryClient, sessionKey } from './query-client.ts'

/** Who is logged in; null for an anonymous visitor. */
export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: async ({ signal }) => {
    const before = currentUserId()
    const { resObj: user } = await call(getSession, { signal })
    if (before !== null && before !== user?.id) forgetEverythingElse()
    return user
  },
})

/** What was read as somebody else is not this user's to see. */
function forgetEverythingElse(): void {
  queryClient.removeQueries({ predicate: ({ queryKey: [root] }) => root !== sessionKey[0] })
}

/** From now on this page is this user's, or an anonymous visitor's. */
export function changeSession(user: User | null): void {
  forgetEverythingElse()
  queryClient.setQueryData(sessionKey, user)
}
