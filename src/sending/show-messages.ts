import type { QueryKey } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { ChatMessage, Conversation } from '#contract/domain/chat.ts'
import { addMessages } from '#contract/domain/join-messages.ts'
import { queryClient } from '#src/api/query-client.ts'
import { editKept, writeQuery } from '#src/cache/query-store.ts'
import type { OutboxItem } from '#src/outbox/item.ts'
import { queuedCalls } from './queued-calls.ts'

const isMessage = ({ kind }: OutboxItem) => kind === 'renter-message' || kind === 'host-message'

/** Puts messages that have arrived into their conversations.
 *  @returns those with which nothing else has changed. Not among them: what begins a conversation, what belongs to
 *  one that is not read yet, and the answer of another version's server */
export async function showMessages(arrived: readonly OutboxItem[]): Promise<Set<OutboxItem>> {
  const known = arrived.filter(isMessage).flatMap((item) => {
    const { data } = z.safeDecode(queuedCalls[item.kind].endpoint.response, item.answer as never)
    return data ? [{ item, message: data as ChatMessage }] : []
  })
  const messages = known.map(({ message }) => message)
  const keys = messages.flatMap((message) => keysOf(message).map((key) => JSON.stringify(key)))
  for (const key of new Set(keys)) await addTo(JSON.parse(key) as QueryKey, messages)
  return new Set(known.filter(({ message }) => isShown(message)).map(({ item }) => item))
}

const keysOf = ({ chatId, listingId }: ChatMessage) => [
  ['chats', chatId],
  ['chats', 'about', listingId],
]

/** The answer to a question that is on its way may have been given before the message came. */
function isShown(message: ChatMessage): boolean {
  const conversations = keysOf(message).flatMap(
    (key) => queryClient.getQueryData<Conversation>(key) ?? [],
  )
  return conversations.length > 0 && conversations.every(({ chat }) => chat !== null)
}

async function addTo(queryKey: QueryKey, messages: ChatMessage[]): Promise<void> {
  const add = (conversation: Conversation) => {
    const added = messages.filter((message) => belongs(conversation, message))
    return { ...conversation, messages: addMessages(conversation.messages, added) }
  }
  if (!queryClient.getQueryData(queryKey)) await editKept(queryKey, add)
  // A page may have begun to read it meanwhile.
  if (!queryClient.getQueryData(queryKey)) return
  await writeQuery<Conversation>(queryKey, (known) => known && add(known))
}

const belongs = ({ chat, listing }: Conversation, { chatId, listingId }: ChatMessage) =>
  chat ? chat.id === chatId : listing.id === listingId
