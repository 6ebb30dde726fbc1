import { useQueryClient, type Query, type QueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { sessionKey } from '#src/api/current-user.ts'
import { unknownAgeMs } from '#src/api/query-client.ts'

/** When the oldest of what the page shows was read, in milliseconds since 1970; null when it shows
 *  nothing that was read. */
export function useKeptSince(): number | null {
  const queryClient = useQueryClient()
  const subscribe = useCallback(
    (listener: () => void) => queryClient.getQueryCache().subscribe(listener),
    [queryClient],
  )
  return useSyncExternalStore(subscribe, () => oldestShown(queryClient))
}

/** The same of the queries of a client. */
export function oldestShown(queryClient: QueryClient): number | null {
  const times = queryClient
    .getQueryCache()
    .findAll({ type: 'active', predicate: isOfPage })
    .map(({ state }) => state.dataUpdatedAt)
  return times.length === 0 ? null : Math.min(...times)
}

const isOfPage = ({ queryKey, state }: Query) =>
  queryKey[0] !== sessionKey[0] && state.data !== undefined && state.dataUpdatedAt > unknownAgeMs
