import { queryOptions } from '@tanstack/react-query'
import { getConversation, getConversationAsRenter, getInbox } from '#contract/endpoints/chat.ts'
import { pollTimeMs } from '#contract/limits.ts'
import { call } from '#src/api/call.ts'

/** The renter's conversation about a listing. */
export const conversationAsRenterQuery = (listingId: number) =>
  queryOptions({
    queryKey: ['chats', 'about', listingId],
    queryFn: async ({ signal }) =>
      (await call(getConversationAsRenter, { params: { id: listingId }, signal })).resObj,
    staleTime: 0,
    refetchInterval: pollTimeMs,
  })

export const conversationQuery = (chatId: number) =>
  queryOptions({
    queryKey: ['chats', chatId],
    queryFn: async ({ signal }) =>
      (await call(getConversation, { params: { id: chatId }, signal })).resObj,
    staleTime: 0,
    refetchInterval: pollTimeMs,
  })

export const inboxQuery = queryOptions({
  queryKey: ['chats', 'inbox'],
  queryFn: async ({ signal }) => (await call(getInbox, { signal })).resObj,
  staleTime: 0,
  refetchInterval: pollTimeMs,
})
