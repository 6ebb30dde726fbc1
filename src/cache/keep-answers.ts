import type { QueryClient, QueryPersister } from '@tanstack/react-query'
import { noteChanges } from '#src/api/query-client.ts'
import { noteChange } from './changed-at.ts'
import type * as QueryStore from './query-store.ts'

type AnswerQuery = typeof QueryStore.answerQuery

let answerQuery: AnswerQuery | null = null

/** For the store, once it has come: to be asked for by name costs a query a turn of a busy thread. */
export function provideStore(answer: AnswerQuery): void {
  answerQuery = answer
}

/** Every query's answer is kept on this device, and is there before the server's. The store comes with the code of
 *  pages with data, or with the first query: the start page waits for none. A query whose `meta.isKept` is false is
 *  asked anew. What a write has made stale is noted. */
export function keepAnswers(queryClient: QueryClient): void {
  const persister: QueryPersister = async (ask, context, query) => {
    if (query.meta?.isKept === false) return ask(context)
    const answer = answerQuery ?? (await import('./query-store.ts')).answerQuery
    return answer(async () => ask(context), query)
  }
  const { queries, ...others } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, persister } })
  noteChanges(noteChange)
}
