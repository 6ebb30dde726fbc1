import 'fake-indexeddb/auto'
import { beforeEach, expect, it } from 'vitest'
import type { Conversation } from '#contract/domain/chat.ts'
import { queryClient, sessionKey } from '#src/api/query-client.ts'
import { keepAnswers } from '#src/cache/keep-answers.ts'
import { forgetQueries, writeQuery } from '#src/cache/query-store.ts'
import {
  arrivedMessage,
  conversationKey as queryKey,
  conversationWith,
  hostId,
} from '#tests/fixtures/arrived-message.ts'
import { takeOver } from './take-over.ts'

keepAnswers(queryClient)

beforeEach(async () => {
  queryClient.clear()
  queryClient.setQueryData(sessionKey, { id: hostId })
  await forgetQueries()
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

it('keeps nothing of a conversation that was never read', async () => {
  await takeOver({ before: [], now: [arrivedMessage('There is.')], forget: async () => undefined })
  await expect(textsOffline()).rejects.toThrow('no connection')
})
