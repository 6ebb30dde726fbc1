import type { QueryClient, QueryPersister } from '@tanstack/react-query'

/** Every query's answer is kept on this device, and is there before the server's. The store comes with
 *  the first query: the start page waits for none. A query whose `meta.isKept` is false is asked anew. */
export function keepAnswers(queryClient: QueryClient): void {
  const persister: QueryPersister = async (ask, context, query) => {
    if (query.meta?.isKept === false) return ask(context)
    const { answerQuery } = await import('./query-store.ts')
    return answerQuery(async () => ask(context), query)
  }
  const { queries, ...others } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, persister } })
}
