import 'fake-indexeddb/auto'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Conversation } from '#contract/domain/chat.ts'
import { sessionKey } from '#src/api/current-user.ts'
import { queryClient } from '#src/api/query-client.ts'
import { outboxChannel } from '#src/outbox/names.ts'
import {
  arrivedMessage,
  conversationKey,
  conversationWith,
  hostId,
} from '#tests/fixtures/arrived-message.ts'
import { keptItem, newItem } from '#tests/fixtures/outbox-item.ts'
import { nothing, outboxItems, showItems } from './known-items.ts'
import { listenToOthers, lookAtOutbox } from './look.ts'
import { pageWorld } from './page-world.ts'

const otherTab = new BroadcastChannel(outboxChannel)
beforeEach(() => {
  vi.stubGlobal('document', { hidden: false })
  queryClient.setQueryData(sessionKey, { id: hostId })
  queryClient.setQueryData(conversationKey, conversationWith('Is there a pool?'))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

afterAll(() => otherTab.close())

it('reads anew what was changed and let go of between two looks', async () => {
  listenToOthers()
  const queryKey = ['saved', hostId]
  queryClient.setQueryData(queryKey, [])
  const state = 'acknowledged'
  otherTab.postMessage({ arrived: [keptItem({ userId: hostId, kind: 'heart', state })] })
  await expect.poll(() => queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
})

it('shows what has arrived also where another tab has let go of it', async () => {
  listenToOthers()
  otherTab.postMessage({ arrived: [arrivedMessage('There is.')] })
  const shown = () => queryClient.getQueryData<Conversation>(conversationKey)?.messages.at(-1)?.text
  await expect.poll(shown).toBe('There is.')
})

it('shows nothing that somebody else has written here', async () => {
  const theirs = { ...arrivedMessage('I can pay less.'), userId: hostId + 1 }
  otherTab.postMessage({ arrived: [theirs] })
  otherTab.postMessage({ arrived: [arrivedMessage('There is.')] })
  const shown = () =>
    queryClient.getQueryData<Conversation>(conversationKey)?.messages.map(({ text }) => text)
  await expect.poll(shown).toContain('There is.')
  expect(shown()).toEqual(['Is there a pool?', 'There is.'])
})

it('sees what its own user has not sent, and nothing of who has left while it looked', async () => {
  await pageWorld.store.add(newItem({ userId: hostId + 1 }))
  const { id } = await pageWorld.store.add(newItem({ userId: hostId }))
  await lookAtOutbox()
  expect(outboxItems.get().map((item) => item.id)).toEqual([id])
  const looked = lookAtOutbox()
  queryClient.setQueryData(sessionKey, { id: hostId + 2 })
  showItems(nothing)
  await looked
  expect(outboxItems.get()).toEqual([])
})
