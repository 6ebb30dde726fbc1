import type { QueryKey } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { ChatMessage, Conversation } from '#contract/domain/chat.ts'
import type { QueryRoot } from '#contract/endpoint.ts'
import { queryClient } from '#src/api/query-client.ts'
import { writeQuery } from '#src/cache/query-store.ts'
import type { OutboxItem } from '#src/outbox/item.ts'
import { queuedCalls } from './queued-calls.ts'

/** What is to be read anew once no more of it is on its way. */
const stale = new Set<QueryRoot>()

/** Puts what has arrived where the pages look, and only then lets go of it. What another tab has let go of
 *  is read anew. */
export async function takeOver({
  before,
  now,
  forget,
}: {
  before: readonly OutboxItem[]
  now: readonly OutboxItem[]
  forget(arrived: readonly OutboxItem[]): Promise<void>
}): Promise<void> {
  const here = new Set(now.map(({ seq }) => seq))
  const gone = before.filter(({ seq, state }) => !here.has(seq) && state !== 'acknowledged')
  const arrived = now.filter(({ state }) => state === 'acknowledged')
  await showMessages(arrived.filter(isMessage))
  if (arrived.length > 0) await forget(arrived)
  for (const root of rootsOf([...gone, ...arrived])) stale.add(root)
  const awaited = rootsOf(now.filter(({ state }) => state === 'queued' || state === 'sending'))
  for (const root of stale) {
    if (awaited.has(root)) continue
    stale.delete(root)
    void queryClient.invalidateQueries({ queryKey: [root] })
  }
}

const rootsOf = (items: OutboxItem[]) =>
  new Set(
    items.flatMap(({ kind }) => queuedCalls[kind].endpoint.invalidates as readonly QueryRoot[]),
  )

const isMessage = ({ kind }: OutboxItem) => kind === 'renter-message' || kind === 'host-message'

async function showMessages(items: OutboxItem[]): Promise<void> {
  const messages = items.flatMap(({ kind, answer }) => {
    // Another version's answer; the conversation is read anew in any case.
    const { data } = z.safeDecode(queuedCalls[kind].endpoint.response, answer as never)
    return data ? [data as ChatMessage] : []
  })
  const keys = messages.flatMap(({ chatId, listingId }) => [
    JSON.stringify(['chats', chatId]),
    JSON.stringify(['chats', 'about', listingId]),
  ])
  for (const key of new Set(keys)) await addTo(JSON.parse(key) as QueryKey, messages)
}

async function addTo(queryKey: QueryKey, messages: ChatMessage[]): Promise<void> {
  if (!queryClient.getQueryData(queryKey)) return
  await writeQuery<Conversation>(queryKey, (conversation) => {
    if (!conversation) return
    const known = new Set(conversation.messages.map(({ id }) => id))
    const added = messages.filter((message) => belongs(conversation, message, known))
    return { ...conversation, messages: [...conversation.messages, ...added] }
  })
}

const belongs = (
  { chat, listing }: Conversation,
  { id, chatId, listingId }: ChatMessage,
  known: ReadonlySet<number>,
) => !known.has(id) && (chat ? chat.id === chatId : listing.id === listingId)
