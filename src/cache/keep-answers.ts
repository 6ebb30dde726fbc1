import type { QueryClient, QueryPersister } from '@tanstack/react-query'
import { sessionKey } from '#src/api/query-client.ts'

/** Every query's answer is kept on this device, and is there before the server's. The store comes with
 *  the first query: the start page waits for none. */
export function keepAnswers(queryClient: QueryClient): void {
  const persister: QueryPersister = async (ask, context, query) => {
    // Its answer is kept where it can be read at once.
    if (query.queryKey[0] === sessionKey[0]) return ask(context)
    const { answerQuery } = await import('./query-store.ts')
    return answerQuery(async () => ask(context), query)
  }
  const { queries, ...others } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, persister } })
}
