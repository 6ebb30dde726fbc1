import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Conversation } from '#contract/domain/chat.ts'
import { sessionKey } from '#src/api/current-user.ts'
import { queryClient } from '#src/api/query-client.ts'
import { keepAnswers } from '#src/cache/keep-answers.ts'
import { removeOthersQueries, writeQuery } from '#src/cache/query-store.ts'
import type { OutboxItem } from '#src/outbox/item.ts'
import {
  arrivedMessage,
  conversationKey as queryKey,
  conversationWith,
  hostId,
} from '#tests/fixtures/arrived-message.ts'
import { keptItem } from '#tests/fixtures/outbox-item.ts'
import { takeOver } from './take-over.ts'

keepAnswers(queryClient)

beforeEach(async () => {
  queryClient.clear()
  queryClient.setQueryData(sessionKey, { id: hostId })
  await removeOthersQueries(null)
})

/** What a page shows that is opened without a connection. */
async function textsOffline(): Promise<string[]> {
  queryClient.removeQueries({ queryKey })
  const queryFn = () => Promise.reject<Conversation>(new Error('no connection'))
  const { messages } = await queryClient.fetchQuery({ queryKey, queryFn, retry: false })
  return messages.map(({ text }) => text)
}

it.each(['the page', 'the device alone'])(
  'puts what has arrived into the conversation that %s has, and then lets go of it',
  async (where) => {
    await writeQuery(queryKey, conversationWith('Is there a pool?'))
    if (where === 'the device alone') queryClient.removeQueries({ queryKey })
    const texts: string[] = []
    const forget = async () => void texts.push(...(await textsOffline()))
    await takeOver({ before: [], now: [arrivedMessage('There is.')], forget })
    expect(texts).toEqual(['Is there a pool?', 'There is.'])
  },
)

it('puts it into no conversation with another renter of the same listing', async () => {
  await writeQuery(queryKey, conversationWith('Is there a pool?'))
  const elsewhere = arrivedMessage('Yours for half.', { id: 3, chatId: 2 })
  const now = [arrivedMessage('There is.'), elsewhere]
  await takeOver({ before: [], now, forget: async () => undefined })
  expect(await textsOffline()).toEqual(['Is there a pool?', 'There is.'])
})

it('reads anew what another tab has sent and let go of', async () => {
  const queryKey = ['saved', hostId]
  queryClient.setQueryData(queryKey, [])
  const before = [keptItem({ userId: hostId, kind: 'heart', state: 'sending' })]
  await takeOver({ before, now: [], forget: async () => undefined })
  await expect.poll(() => queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
})

describe('what has arrived with other changes', () => {
  const lane = 'chat:9'
  const isReadAnew = async (now: OutboxItem[]) => {
    queryClient.setQueryData(['chats', 'inbox'], [])
    await takeOver({ before: [], now, forget: async () => undefined })
    await new Promise(setImmediate)
    return queryClient.getQueryState(['chats', 'inbox'])?.isInvalidated
  }

  it('is read anew once nothing of its kind is on its way', async () => {
    const next = keptItem({ seq: 3, lane, state: 'queued' })
    expect(await isReadAnew([arrivedMessage('There is.'), next])).toBe(false)
    expect(await isReadAnew([])).toBe(true)
  })

  it('is read anew also while something waits for its author', async () => {
    const refused = keptItem({ seq: 2, lane, state: 'needs-you' })
    const held = keptItem({ seq: 3, lane, state: 'queued' })
    expect(await isReadAnew([arrivedMessage('There is.'), refused, held])).toBe(true)
  })
})

it('keeps nothing of a conversation that was never read', async () => {
  await takeOver({ before: [], now: [arrivedMessage('There is.')], forget: async () => undefined })
  await expect(textsOffline()).rejects.toThrow('no connection')
})
