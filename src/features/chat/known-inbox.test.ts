import { describe, expect, test } from 'vitest'
import type { ChatMessage, InboxEntry } from '#contract/domain/chat.ts'
import { exampleMessage } from './example-message.fixture.ts'
import type { KnownConversation } from './known-conversation.ts'
import { countUnread } from './count-unread.ts'
import { joinInbox, lineFrom, withEntry, withRead } from './known-inbox.ts'

const entry = (id: number, lastId: number, { unread = 0, readUpTo = 0 } = {}) =>
  ({
    chat: { id, readUpToId: readUpTo, peerReadUpToId: 0 },
    lastMessage: exampleMessage({ id: lastId, chatId: id }),
    unreadCount: unread,
  }) as InboxEntry

const linesOf = (entries: InboxEntry[]) =>
  entries.map(({ chat, lastMessage, unreadCount }) => [chat.id, lastMessage.id, unreadCount])

describe('the inbox', () => {
  test('puts a line that changed where its newest message belongs', () => {
    const known = [entry(1, 50), entry(2, 40)]
    expect(linesOf(withEntry(known, 2, entry(2, 60, { unread: 1 })))).toEqual([
      [2, 60, 1],
      [1, 50, 0],
    ])
    expect(linesOf(withEntry(known, 3, entry(3, 45)))).toEqual([
      [1, 50, 0],
      [3, 45, 0],
      [2, 40, 0],
    ])
    expect(linesOf(withEntry(known, 1))).toEqual([[2, 40, 0]])
  })

  test('takes no older answer for the newer one', () => {
    const known = [entry(1, 60, { unread: 2 })]
    expect(linesOf(withEntry(known, 1, entry(1, 50, { unread: 1 })))).toEqual([[1, 60, 2]])
    expect(linesOf(joinInbox(known, [entry(1, 50, { unread: 1 })], known))).toEqual([[1, 60, 2]])
  })

  test('keeps a conversation that has begun while the server was asked, and no other', () => {
    const asked = [entry(1, 50), entry(2, 70)]
    const known = withEntry(asked, 3, entry(3, 60, { unread: 1 }))
    expect(linesOf(joinInbox(known, [entry(1, 50)], asked))).toEqual([
      [3, 60, 1],
      [1, 50, 0],
    ])
    expect(linesOf(joinInbox(known, [], asked))).toEqual([[3, 60, 1]])
  })

  test('has nothing unread in what was just read, whatever an answer from before says', () => {
    const read = withRead([entry(1, 60, { unread: 2 }), entry(2, 40, { unread: 1 })], 1, 60)
    expect(countUnread(read)).toBe(1)
    expect(linesOf(joinInbox(read, [entry(1, 60, { unread: 2, readUpTo: 30 })], read))).toEqual([
      [1, 60, 0],
    ])
    expect(linesOf(joinInbox(read, [entry(1, 70, { unread: 1, readUpTo: 60 })], read))).toEqual([
      [1, 70, 1],
    ])
  })

  describe('makes the line of an open conversation of its messages', () => {
    const peerId = 7
    const from = (id: number, fields: Partial<ChatMessage> = {}) =>
      exampleMessage({ id, authorId: peerId, ...fields })
    const open = (messages: ChatMessage[], { readUpTo = 0, hasEarlier = false } = {}) =>
      ({
        chat: { id: 1, readUpToId: readUpTo, peerReadUpToId: 0 },
        messages,
        hasEarlier,
        peer: { id: peerId },
      }) as KnownConversation

    test('with the newest one, and as many unread as the other one wrote since', () => {
      const messages = [from(10), from(20), from(30, { authorId: 1 }), from(40)]
      expect(lineFrom(entry(1, 10), open(messages, { readUpTo: 10 }))).toMatchObject({
        lastMessage: { id: 40 },
        unreadCount: 2,
      })
      const read = lineFrom(entry(1, 10, { unread: 1 }), open(messages, { readUpTo: 40 }))
      expect(read).toMatchObject({ lastMessage: { id: 40 }, unreadCount: 0 })
    })

    test('but not where a reservation has changed, or something unread stands before them', () => {
      const notice = from(20, { kind: 'reservation', notice: 'confirmed', reservationId: 3 })
      expect(lineFrom(entry(1, 10), open([from(10), notice]))).toBeNull()
      expect(lineFrom(entry(1, 20), open([from(10), notice]))).not.toBeNull()
      const earlier = { readUpTo: 5, hasEarlier: true }
      expect(lineFrom(entry(1, 10), open([from(10), from(20)], earlier))).toBeNull()
      expect(lineFrom(entry(1, 10), open([]))).toBeNull()
    })
  })

  test('forgets a conversation that is there no more', () => {
    const known = [entry(1, 60), entry(2, 50)]
    expect(linesOf(joinInbox(known, [entry(2, 50)], known))).toEqual([[2, 50, 0]])
    expect(linesOf(joinInbox(known, [], known))).toEqual([])
  })
})
