import { queryOptions, type QueryKey } from '@tanstack/react-query'
import type { Conversation, InboxEntry } from '#contract/domain/chat.ts'
import { getConversation, getConversationAsRenter, getInbox } from '#contract/endpoints/chat.ts'
import { call } from '#src/api/call.ts'
import { queryClient } from '#src/api/query-client.ts'
import { inboxKey } from './inbox-key.ts'
import { joinConversation, keptMessages, type KnownConversation } from './known-conversation.ts'
import { joinInbox } from './known-inbox.ts'

/** What is known stays the same object already; comparing message by message would take the place of each by a copy as
 *  soon as others come before it. */
const ofConversations = {
  staleTime: 0,
  structuralSharing: false,
  meta: { keptPart: keptMessages as (data: never) => unknown },
}

const joined = (queryKey: QueryKey, fresh: Conversation): KnownConversation =>
  joinConversation(queryClient.getQueryData<KnownConversation>(queryKey), fresh)

/** The renter's conversation about a listing. */
export const conversationAsRenterQuery = (listingId: number) =>
  queryOptions({
    queryKey: ['chats', 'about', listingId],
    queryFn: async ({ signal, queryKey }) => {
      const { resObj } = await call(getConversationAsRenter, { params: { id: listingId }, signal })
      return joined(queryKey, resObj)
    },
    ...ofConversations,
  })

export const conversationQuery = (chatId: number) =>
  queryOptions({
    queryKey: ['chats', chatId],
    queryFn: async ({ signal, queryKey }) => {
      const { resObj } = await call(getConversation, { params: { id: chatId }, signal })
      return joined(queryKey, resObj)
    },
    ...ofConversations,
  })

const knownInbox = () => queryClient.getQueryData<InboxEntry[]>(inboxKey) ?? []

export const inboxQuery = queryOptions({
  queryKey: inboxKey,
  queryFn: async ({ signal }) => {
    const asked = knownInbox()
    const { resObj } = await call(getInbox, { signal })
    return joinInbox(knownInbox(), resObj, asked)
  },
  staleTime: 0,
})
