import {
  persistQueryClientRestore,
  persistQueryClientSave,
} from '@tanstack/query-persist-client-core'
import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister'
import type { DehydrateOptions, Query, QueryClient } from '@tanstack/react-query'
import type { User } from '#contract/domain/user.ts'
import { clientVersion } from '#contract/limits.ts'
import { forgetSession, sessionKey } from '#src/api/query-client.ts'

const bootKey = 'boot'
const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

const isSession = ({ queryKey }: Pick<Query, 'queryKey'>) => queryKey[0] === sessionKey[0]

/** Who was logged in when the app was last open is known before anything is drawn, and asked anew behind
 *  it. What others have read on this device goes as soon as the server names another user.
 *  @returns when the answer of last time is there */
export async function keepSession(queryClient: QueryClient): Promise<void> {
  const persister = createSyncStoragePersister({
    storage: openStorage(),
    key: bootKey,
    // Who logs in may go on at once.
    throttleTime: 0,
    deserialize: (text) =>
      JSON.parse(text, (_key, value) =>
        typeof value === 'string' && instant.test(value) ? new Date(value) : value,
      ),
  })
  const kept = { queryClient: queryClient as never, persister, buster: clientVersion }
  await persistQueryClientRestore({ ...kept, maxAge: Infinity })
  await queryClient.invalidateQueries({ queryKey: sessionKey, refetchType: 'none' })
  // What this page has learnt, and never what it still believes: another one may know better.
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !isSession(event.query))
      return
    void persistQueryClientSave({ ...kept, dehydrateOptions })
  })
  watchUser(queryClient)
  watchOthers(queryClient)
}

const dehydrateOptions: DehydrateOptions = {
  shouldDehydrateQuery: (query) => isSession(query) && query.state.data !== undefined,
  shouldDehydrateMutation: () => false,
}

const userIdIn = (queryClient: QueryClient) =>
  queryClient.getQueryData<User | null>(sessionKey)?.id ?? null

function watchUser(queryClient: QueryClient): void {
  let known = userIdIn(queryClient)
  queryClient.getQueryCache().subscribe(({ query, type }) => {
    if (type !== 'updated' || !isSession(query) || userIdIn(queryClient) === known) return
    known = userIdIn(queryClient)
    void import('./query-store.ts').then(({ removeOthersQueries }) => removeOthersQueries(known))
  })
}

/** Who logs in or out on one page does so on all of them, those in the background too. */
function watchOthers(queryClient: QueryClient): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== bootKey || userIdOf(newValue) === userIdIn(queryClient)) return
    forgetSession()
  })
}

/** Of what another page has kept, which may be of another version. */
function userIdOf(text: string | null): unknown {
  const { clientState } = JSON.parse(text ?? '{}') as {
    clientState?: { queries: { state: { data: { id: unknown } | null } }[] }
  }
  return clientState?.queries[0]?.state.data?.id ?? null
}

/** Storage may be forbidden; then a visit begins as the first one does. */
function openStorage(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}
