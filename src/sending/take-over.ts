import * as z from 'zod/mini'
import type { ChatMessage, Conversation } from '#contract/domain/chat.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { queryClient } from '#src/api/query-client.ts'
import { writeQuery } from '#src/cache/query-store.ts'
import type { OutboxItem } from '#src/outbox/item.ts'
import { queuedCalls } from './queued-calls.ts'

/** Puts what has arrived where the pages look, and only then lets go of it. What another tab has let go of
 *  is read anew. */
export async function takeOver({
  before,
  now,
  forget,
}: {
  before: readonly OutboxItem[]
  now: readonly OutboxItem[]
  forget(seq: number): Promise<void>
}): Promise<void> {
  const here = new Set(now.map(({ seq }) => seq))
  const gone = before.filter(({ seq, state }) => !here.has(seq) && state !== 'acknowledged')
  const arrived = now.filter(({ state }) => state === 'acknowledged')
  for (const item of arrived) {
    const { endpoint } = queuedCalls[item.kind]
    if (isMessage(item)) await showMessage(endpoint, item.answer)
    await forget(item.seq)
  }
  const roots = new Set(
    [...gone, ...arrived].flatMap(({ kind }) => queuedCalls[kind].endpoint.invalidates),
  )
  for (const root of roots) void queryClient.invalidateQueries({ queryKey: [root] })
}

const isMessage = ({ kind }: OutboxItem) => kind === 'renter-message' || kind === 'host-message'

async function showMessage(endpoint: Endpoint, answer: unknown): Promise<void> {
  const decoded = z.safeDecode(endpoint.response, answer as z.input<typeof endpoint.response>)
  // Another version's answer; the conversation is read anew in any case.
  if (!decoded.success) return
  const message = decoded.data as ChatMessage
  for (const key of [
    ['chats', message.chatId],
    ['chats', 'about', message.listingId],
  ]) {
    if (!queryClient.getQueryData(key)) continue
    await writeQuery<Conversation>(key, (conversation) =>
      conversation && isNew(conversation, message)
        ? { ...conversation, messages: [...conversation.messages, message] }
        : conversation,
    )
  }
}

const isNew = ({ chat, messages }: Conversation, { id, chatId }: ChatMessage) =>
  (chat === null || chat.id === chatId) && messages.every((message) => message.id !== id)
