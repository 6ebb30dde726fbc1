import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Chat, ChatMessage, Conversation } from '#contract/domain/chat.ts'
import { addMessages } from '#contract/domain/join-messages.ts'
import { exampleMessage } from './example-message.fixture.ts'
import {
  joinConversation,
  keptMessages,
  withEarlier,
  withLater,
  withReadBy,
  type KnownConversation,
} from './known-conversation.ts'

const perPage = 5

/** A server that has so many messages, with marks that have come so far. */
function serverAt(count: number) {
  const messages = Array.from({ length: count }, (_, at) => exampleMessage({ id: 10 * (at + 1) }))
  const chat = { id: 1, readUpToId: count * 10, peerReadUpToId: count * 5 } as Chat
  return {
    conversation: () =>
      ({
        chat,
        messages: messages.slice(-perPage),
        hasEarlier: count > perPage,
      }) as Conversation,
    after(id: number) {
      const later = messages.filter((message) => message.id > id)
      return { chat, messages: later.slice(0, perPage), hasMore: later.length > perPage }
    },
    before(id: number) {
      const earlier = messages.filter((message) => message.id < id)
      return { chat, messages: earlier.slice(-perPage), hasMore: earlier.length > perPage }
    },
    message: (at: number) => messages[at] as ChatMessage,
  }
}

const idsOf = ({ messages }: KnownConversation) => messages.map(({ id }) => id)

/** What a page asks for while others write, and after how many more steps the answer comes. */
const request = fc.record({
  kind: fc.constantFrom('conversation', 'after', 'before', 'own'),
  written: fc.nat({ max: 8 }),
  delay: fc.nat({ max: 3 }),
})

test('whatever comes in whatever order, nothing is missing up to its place, and nothing is there twice', () => {
  fc.assert(
    fc.property(fc.array(request, { maxLength: 30 }), (requests) => {
      let count = 1
      let known = joinConversation(undefined, serverAt(count).conversation())
      const onTheWay: { step: number; arrive(): void }[] = []
      requests.forEach(({ kind, written, delay }, step) => {
        count += written
        const arrive = answerTo(kind)
        onTheWay.push({ step: step + delay, arrive })
        for (const each of onTheWay) if (each.step === step) each.arrive()
        expectNothingMissing()
      })

      function answerTo(kind: string): () => void {
        const server = serverAt(count)
        const after = known.completeUpToId
        const before = known.messages[0]?.id ?? 0
        const page = kind === 'after' ? server.after(after) : server.before(before)
        const conversation = server.conversation()
        const own = server.message(count - 1)
        return () => {
          if (kind === 'conversation') known = joinConversation(known, conversation)
          if (kind === 'after') known = withLater(known, { after, page })
          if (kind === 'before') known = withEarlier(known, { before, page })
          if (kind === 'own') known = { ...known, messages: addMessages(known.messages, [own]) }
        }
      }

      function expectNothingMissing(): void {
        const ids = idsOf(known)
        expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b))
        const complete = ids.filter((id) => id <= known.completeUpToId)
        complete.forEach((id, at) => at > 0 && expect(id - complete[at - 1]!).toBe(10))
      }
    }),
    { numRuns: 500 },
  )
})

test('read marks never go back, and what is known stays the same object', () => {
  const later = joinConversation(undefined, serverAt(4).conversation())
  const joined = joinConversation(later, serverAt(2).conversation())
  expect(joined.chat).toMatchObject({ readUpToId: 40, peerReadUpToId: 20 })
  expect(idsOf(joined)).toEqual([10, 20, 30, 40])
  joined.messages.forEach((message, at) => expect(message).toBe(later.messages[at]))
})

test('where more has come than one answer holds, only that answer is shown', () => {
  const known = joinConversation(undefined, serverAt(4).conversation())
  const joined = joinConversation(known, serverAt(30).conversation())
  expect(idsOf(joined)).toEqual([260, 270, 280, 290, 300])
  expect(joined.hasEarlier).toBe(true)
})

test('of a long conversation its end is kept, and that there is more', () => {
  const messages = Array.from({ length: 300 }, (_, at) => exampleMessage({ id: at + 1 }))
  const known = { ...serverAt(1).conversation(), messages, hasEarlier: false, completeUpToId: 300 }
  const kept = keptMessages(known)
  expect([kept.messages.length, kept.messages.at(-1)?.id, kept.hasEarlier]).toEqual([
    200,
    300,
    true,
  ])
  const short = { ...known, messages: messages.slice(0, 10) }
  expect(keptMessages(short)).toBe(short)
})

test('what either of the two has read is told for its side, and never goes back', () => {
  const conversation = {
    chat: { id: 1, readUpToId: 10, peerReadUpToId: 20 },
    messages: [],
    peer: { id: 7 },
  } as unknown as KnownConversation
  const marksAfter = (readerId: number, upToId: number) =>
    withReadBy(conversation, { readerId, upToId }).chat
  expect(marksAfter(1, 30)).toMatchObject({ readUpToId: 30, peerReadUpToId: 20 })
  expect(marksAfter(7, 30)).toMatchObject({ readUpToId: 10, peerReadUpToId: 30 })
  expect(marksAfter(7, 15)).toMatchObject({ readUpToId: 10, peerReadUpToId: 20 })
  expect(withReadBy({ ...conversation, chat: null }, { readerId: 7, upToId: 30 }).chat).toBeNull()
})
