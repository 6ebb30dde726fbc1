import { currentUserId, sessionKey } from './current-user.ts'
import { queryClient } from './query-client.ts'
import { when } from './when.ts'

/** Resolves as soon as this user is the one who is logged in, and nothing has said otherwise since that was asked.
 *  @throws the signal's reason when it is aborted before */
export const whenLoggedIn = (userId: number, signal: AbortSignal): Promise<void> =>
  when(
    () => currentUserId() === userId && !queryClient.getQueryState(sessionKey)?.isInvalidated,
    (listener) => queryClient.getQueryCache().subscribe(listener),
    signal,
  )
