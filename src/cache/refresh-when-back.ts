import type { QueryClient } from '@tanstack/react-query'
import { reachStore } from '#src/api/reach.ts'

/** What a page shows is read anew as soon as the server can be reached again. */
export function refreshWhenBack(queryClient: QueryClient): void {
  let wasOnline = reachStore.get() === 'online'
  reachStore.subscribe(() => {
    const isOnline = reachStore.get() === 'online'
    const isBack = isOnline && !wasOnline
    wasOnline = isOnline
    if (!isBack) return
    void queryClient.refetchQueries({
      type: 'active',
      predicate: (query) => query.state.status === 'error' || query.isStale(),
    })
  })
}
