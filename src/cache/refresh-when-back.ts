import type { QueryClient } from '@tanstack/react-query'
import { reachStore } from '#src/api/reach.ts'

/** What a page shows is read anew as soon as the server can be reached again. */
export function refreshWhenBack(queryClient: QueryClient): void {
  let before = reachStore.get()
  reachStore.subscribe(() => {
    const reach = reachStore.get()
    const since = before
    before = reach
    if (reach !== 'online' || since === 'online') return
    void queryClient.refetchQueries(
      {
        type: 'active',
        predicate: (query) => query.state.status === 'error' || query.isStale(),
      },
      // What a device asked before it lost its connection gets no answer. A server that was slow
      // is reached again by an answer that comes: it is not thrown away.
      { cancelRefetch: since === 'offline' },
    )
  })
}
