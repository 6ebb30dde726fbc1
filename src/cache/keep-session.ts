import { persistQueryClient } from '@tanstack/query-persist-client-core'
import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister'
import type { Query, QueryClient } from '@tanstack/react-query'
import type { User } from '#contract/domain/user.ts'
import { clientVersion } from '#contract/limits.ts'
import { sessionKey } from '#src/api/query-client.ts'

const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

const isSession = ({ queryKey }: Pick<Query, 'queryKey'>) => queryKey[0] === sessionKey[0]

/** Who was logged in when the app was last open is known before anything is drawn, and asked anew behind
 *  it. What others have read on this device goes as soon as the server names another user.
 *  @returns when the answer of last time is there */
export async function keepSession(queryClient: QueryClient): Promise<void> {
  const persister = createSyncStoragePersister({
    storage: openStorage(),
    key: 'boot',
    // Who logs in may go on at once.
    throttleTime: 0,
    deserialize: (text) =>
      JSON.parse(text, (_key, value) =>
        typeof value === 'string' && instant.test(value) ? new Date(value) : value,
      ),
  })
  const [, restored] = persistQueryClient({
    queryClient: queryClient as never,
    persister,
    buster: clientVersion,
    maxAge: Infinity,
    dehydrateOptions: {
      shouldDehydrateQuery: (query) => isSession(query) && query.state.data !== undefined,
      shouldDehydrateMutation: () => false,
    },
  })
  await restored
  await queryClient.invalidateQueries({ queryKey: sessionKey, refetchType: 'none' })
  watchUser(queryClient)
}

function watchUser(queryClient: QueryClient): void {
  const userId = () => queryClient.getQueryData<User | null>(sessionKey)?.id ?? null
  let known = userId()
  queryClient.getQueryCache().subscribe(({ query, type }) => {
    if (type !== 'updated' || !isSession(query) || userId() === known) return
    known = userId()
    void import('./query-store.ts').then(({ removeOthersQueries }) => removeOthersQueries(known))
  })
}

/** Storage may be forbidden; then a visit begins as the first one does. */
function openStorage(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}
