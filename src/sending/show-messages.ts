import type { QueryKey } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { ChatMessage, Conversation } from '#contract/domain/chat.ts'
import { addMessages } from '#contract/domain/join-messages.ts'
import { queryClient } from '#src/api/query-client.ts'
import { writeQuery } from '#src/cache/query-store.ts'
import type { OutboxItem } from '#src/outbox/item.ts'
import { queuedCalls } from './queued-calls.ts'

const isMessage = ({ kind }: OutboxItem) => kind === 'renter-message' || kind === 'host-message'

/** Puts messages that have arrived into their conversations. */
export async function showMessages(arrived: readonly OutboxItem[]): Promise<void> {
  const messages = arrived.filter(isMessage).flatMap(({ kind, answer }) => {
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
    const added = messages.filter((message) => belongs(conversation, message))
    return { ...conversation, messages: addMessages(conversation.messages, added) }
  })
}

const belongs = ({ chat, listing }: Conversation, { chatId, listingId }: ChatMessage) =>
  chat ? chat.id === chatId : listing.id === listingId
