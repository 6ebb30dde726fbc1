import { MutationCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import type { QueryRoot } from '#contract/endpoint.ts'
import { cacheTimeMs, readTimeMs } from '#contract/limits.ts'
import { errorCodes } from '#contract/wire/error-codes.ts'
import { ApiError } from './api-error.ts'
import { tellOtherTabs } from './other-tabs.ts'

const isRefused = (error: unknown) => error instanceof ApiError && error.code !== 503

/** Whether another try may fare better. Once a connection is back, all that is shown is asked for anyway. */
export const mayFareBetter = (error: unknown): boolean => !isRefused(error) && navigator.onLine

const outdatedCodes: number[] = [
  errorCodes['dates-taken'].code,
  errorCodes['offer-changed'].code,
  errorCodes['not-possible'].code,
  errorCodes['edited-meanwhile'].code,
]
const isOutdated = (error: Error) => error instanceof ApiError && outdatedCodes.includes(error.code)

/** When an answer was read of which nobody knows that: as old as can be, so that it is asked for again as soon as there is
 *  somebody to ask. */
export const unknownAgeMs = 1

/** The one cache of the app. A mutation's `meta.invalidates` says what it makes stale. */
export const queryClient: QueryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: cacheTimeMs,
      // A retry would wait for the connection, and with it the page that wants to say so.
      retry: (failures, error) => mayFareBetter(error) && failures < 2,
      networkMode: 'offlineFirst',
    },
    mutations: { networkMode: 'always' },
  },
  mutationCache: new MutationCache({
    onSuccess: (_data, _variables, _result, { meta }) =>
      // What does not come in time keeps nobody from hearing that the write itself has succeeded.
      Promise.race([readAgainInAllTabs(meta?.invalidates), readTimeIsOver()]),
    // The server refused because things are not as this page shows them.
    onError: (error, _variables, _result, { meta }) =>
      isOutdated(error) ? readAgain(meta?.invalidates) : undefined,
  }),
})

const readTimeIsOver = () => new Promise<void>((resolve) => setTimeout(resolve, readTimeMs))

/** Reads anew what has changed, of the queries whose keys begin with this. A first question that is on its way may be
 *  answered as things were, and would not be asked again before that. */
export async function readKeyAgain(queryKey: QueryKey): Promise<void> {
  await firstAnswers(queryKey)
  await queryClient.invalidateQueries({ queryKey })
}

async function firstAnswers(queryKey: QueryKey): Promise<void> {
  const asked = queryClient.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' })
  await Promise.allSettled(asked.map(({ state, promise }) => state.data === undefined && promise))
}

let noteChange: (roots: readonly QueryRoot[]) => void = () => undefined

/** @param note told of all that a write has changed, before it is read anew */
export function noteChanges(note: (roots: readonly QueryRoot[]) => void): void {
  noteChange = note
}

/** Reads anew what has changed, by the roots of its keys. */
export async function readAgain(roots: readonly QueryRoot[] = []): Promise<void> {
  noteChange(roots)
  await Promise.all(roots.map((root) => readKeyAgain([root])))
}

/** The same for what this tab has written, of which the others do not know. */
export async function readAgainInAllTabs(roots: readonly QueryRoot[] = []): Promise<void> {
  tellOtherTabs(roots)
  await readAgain(roots)
}

/** Reads anew what another tab has changed; where nobody looks at this one, when somebody does. */
export async function hearChange(roots: readonly QueryRoot[]): Promise<void> {
  if (!document.hidden) return readAgain(roots)
  noteChange(roots)
  await Promise.all(roots.map((root) => outdateKey([root])))
}

async function outdateKey(queryKey: QueryKey): Promise<void> {
  await firstAnswers(queryKey)
  await queryClient.cancelQueries({ queryKey })
  await queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: { invalidates?: readonly QueryRoot[] }
    /** `isKept: false` for what is not worth keeping on the device, `keptPart` where a part of it is. */
    queryMeta: { isKept?: false; keptPart?: (data: never) => unknown }
  }
}
