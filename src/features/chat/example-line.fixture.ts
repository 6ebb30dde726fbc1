import type { InboxEntry } from '#contract/domain/chat.ts'
import { exampleMessage } from './example-message.fixture.ts'

/** Of conversation 7 with user 2: the message 5 came last, and was read up to message 1. */
export const exampleLine = {
  chat: { id: 7, readUpToId: 1, peerReadUpToId: 1 },
  peer: { id: 2 },
  lastMessage: exampleMessage({ id: 5, chatId: 7 }),
  unreadCount: 3,
} as InboxEntry
