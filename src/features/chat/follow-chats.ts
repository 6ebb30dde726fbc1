import type { Query } from '@tanstack/react-query'
import type { InboxEntry } from '#contract/domain/chat.ts'
import type { ReadEvent } from '#contract/domain/event.ts'
import { getInbox, getMessages } from '#contract/endpoints/chat.ts'
import { call } from '#src/api/call.ts'
import { mayFareBetter, queryClient, readKeyAgain } from '#src/api/query-client.ts'
import { writeQuery } from '#src/cache/query-store.ts'
import { onceMore } from '#src/live/once-more.ts'
import { log } from '#src/log.ts'
import { inboxKey } from './inbox-key.ts'
import { withLater, type KnownConversation } from './known-conversation.ts'
import { lineFrom, withEntry } from './known-inbox.ts'
import { showRead } from './show-read.ts'

const warn = (error: unknown) => log.warn('A conversation could not be read anew:', error)
const failures = { warn, mayFareBetter }

/** Something has changed in a conversation: where it is open, what follows the messages that are there is read, and
 *  its line of the inbox is made of them. Where it is not, the line is read anew. */
export const readChatAgain = onceMore(async (chatId: number) => {
  const concerned = openConversations().filter(
    ({ state: { data } }) => !data?.chat || data.chat.id === chatId,
  )
  await Promise.all(concerned.map(catchUp))
  await renewLine(chatId)
}, failures)

/** Anything may have changed meanwhile. */
export const readChatsAgain = onceMore<void>(
  () => Promise.all([readKeyAgain(inboxKey), ...openConversations().map(catchUp)]),
  failures,
)

/** Somebody has read a conversation, maybe its reader on another device. */
export function hearRead(read: ReadEvent): void {
  const hear = async () => {
    if (!(await showRead(read))) readChatAgain(read.id)
  }
  hear().catch(warn)
}

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
      return readKeyAgain(queryKey)
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

async function renewLine(chatId: number): Promise<void> {
  const inbox = queryClient.getQueryData<InboxEntry[]>(inboxKey)
  if (!inbox) return
  const known = inbox.find(({ chat }) => chat.id === chatId)
  const open = openConversations().find(({ state: { data } }) => data?.chat?.id === chatId)
  const made = known && open?.state.data && lineFrom(known, open.state.data)
  const line = made ?? (await readLine(chatId))
  await writeQuery<InboxEntry[]>(inboxKey, (before = []) => withEntry(before, chatId, line))
}

async function readLine(chatId: number): Promise<InboxEntry | undefined> {
  const { resObj } = await call(getInbox, { query: { ChatId: chatId } })
  return resObj[0]
}
