import { focusManager, type QueryClient } from '@tanstack/react-query'

/** Has what is dated ahead read anew when somebody looks at the page: where the clock was put back meanwhile, it would
 *  count as fresh until that time comes once more.
 *  @returns what ends it */
export const refreshDatedAhead = (queryClient: QueryClient): (() => void) =>
  focusManager.subscribe((isLookedAt) => {
    if (!isLookedAt) return
    const nowMs = Date.now()
    void queryClient.invalidateQueries({ predicate: ({ state }) => state.dataUpdatedAt > nowMs })
  })
