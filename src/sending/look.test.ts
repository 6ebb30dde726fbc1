import 'fake-indexeddb/auto'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Conversation } from '#contract/domain/chat.ts'
import { queryClient, sessionKey } from '#src/api/query-client.ts'
import { outboxChannel } from '#src/outbox/names.ts'
import {
  arrivedMessage,
  conversationKey,
  conversationWith,
  hostId,
} from '#tests/fixtures/arrived-message.ts'
import { keptItem } from '#tests/fixtures/outbox-item.ts'
import { listenToOthers } from './look.ts'

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
