import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Conversation } from '#contract/domain/chat.ts'
import { queryClient, sessionKey } from '#src/api/query-client.ts'
import { outboxChannel } from '#src/outbox/names.ts'
import {
  arrivedMessage,
  conversationKey,
  conversationWith,
  hostId,
} from '#tests/fixtures/arrived-message.ts'
import { listenToOthers } from './look.ts'

const otherTab = new BroadcastChannel(outboxChannel)
beforeEach(() => {
  vi.stubGlobal('document', { hidden: false })
  queryClient.setQueryData(sessionKey, { id: hostId })
  queryClient.setQueryData(conversationKey, conversationWith('Is there a pool?'))
})
afterEach(() => {
  otherTab.close()
  vi.unstubAllGlobals()
})

it('shows what has arrived also where another tab has let go of it', async () => {
  listenToOthers()
  otherTab.postMessage({ arrived: [arrivedMessage('There is.')] })
  const shown = () => queryClient.getQueryData<Conversation>(conversationKey)?.messages.at(-1)?.text
  await expect.poll(shown).toBe('There is.')
})
