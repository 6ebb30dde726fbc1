import type { Query } from '@tanstack/react-query'
import type { InboxEntry } from '#contract/domain/chat.ts'
import { getInbox, getMessages } from '#contract/endpoints/chat.ts'
import { call } from '#src/api/call.ts'
import { queryClient } from '#src/api/query-client.ts'
import { writeQuery } from '#src/cache/query-store.ts'
import { onceMore } from '#src/live/once-more.ts'
import { inboxKey } from './inbox-key.ts'
import { withLater, type KnownConversation } from './known-conversation.ts'
import { withEntry } from './known-inbox.ts'

const warn = (error: unknown) => console.warn('A conversation could not be read anew:', error)

/** Something has changed in a conversation: its line of the inbox is read anew, and where it is open, what follows
 *  the messages that are there. */
export const readChatAgain = onceMore(
  (chatId: number) =>
    Promise.all([
      readEntry(chatId),
      ...openConversations()
        .filter(({ state: { data } }) => !data?.chat || data.chat.id === chatId)
        .map(catchUp),
    ]),
  { restMs: 250, warn },
)

/** Anything may have changed meanwhile. */
export const readChatsAgain = onceMore<void>(
  () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: inboxKey }),
      ...openConversations().map(catchUp),
    ]),
  { restMs: 250, warn },
)

const openConversations = () =>
  queryClient
    .getQueryCache()
    .findAll({ queryKey: ['chats'], type: 'active' })
    .filter(({ queryKey }) => queryKey[1] !== inboxKey[1]) as Query<KnownConversation>[]

async function catchUp(query: Query<KnownConversation>): Promise<void> {
  const { queryKey } = query
  for (;;) {
    const { chat, completeUpToId: after } =
      queryClient.getQueryData<KnownConversation>(queryKey) ?? {}
    if (!chat || !after) {
      // What is on its way may have been answered before the change.
      await query.promise?.catch(() => undefined)
      return queryClient.invalidateQueries({ queryKey })
    }
    const parts = { params: { id: chat.id }, query: { after } }
    const { resObj: page } = await call(getMessages, parts)
    await writeQuery<KnownConversation>(
      queryKey,
      (known) => known && withLater(known, { after, page }),
    )
    if (!page.hasMore) return
  }
}

async function readEntry(chatId: number): Promise<void> {
  if (!queryClient.getQueryData(inboxKey)) return
  const { resObj } = await call(getInbox, { query: { ChatId: chatId } })
  await writeQuery<InboxEntry[]>(inboxKey, (known = []) => withEntry(known, chatId, resObj[0]))
}
