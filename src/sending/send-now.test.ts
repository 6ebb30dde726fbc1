import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readTimeMs } from '#contract/limits.ts'
import { sessionKey } from '#src/api/current-user.ts'
import { queryClient } from '#src/api/query-client.ts'
import { closedGate } from '#tests/fixtures/gate.ts'
import { newItem } from '#tests/fixtures/outbox-item.ts'
import { answerOf } from '#tests/fixtures/outbox-world.ts'
import { outboxItems } from './known-items.ts'
import { lookAtOutbox } from './look.ts'
import { discard, enqueue } from './page-outbox.ts'
import { sendNow } from './send-now.ts'

/** What the server has been sent, and what it answers. */
let sent: string[] = []
let answer: () => Promise<Response> | Response

const later = () => new Response(null, { status: 503, headers: { 'Retry-After': '600' } })
const toAnother = { lane: 'chat:listing:8' }

vi.stubGlobal('document', { cookie: '', hidden: false, addEventListener: () => undefined })
vi.stubGlobal('navigator', { onLine: true })
vi.stubGlobal('addEventListener', () => undefined)
vi.stubGlobal('fetch', async (_path: string, { headers }: { headers: Record<string, string> }) => {
  sent.push(headers['idempotency-key'] ?? '')
  return answer()
})

const states = () => outboxItems.get().map(({ state }) => state)
const stand = (...expected: string[]) => expect.poll(states).toEqual(expected)

beforeEach(() => {
  queryClient.setQueryData(sessionKey, { id: newItem().userId })
})
afterEach(async () => {
  vi.useRealTimers()
  answer = () => answerOf(409, 12)
  await lookAtOutbox()
  for (const { seq } of outboxItems.get()) await expect.poll(() => discard(seq)).toBe(true)
})

it('sends what waits for its time, and says that nothing is left', async () => {
  answer = later
  const item = await enqueue(newItem())
  await enqueue(newItem())
  await stand('waiting', 'queued')
  answer = () => answerOf(200)
  sent = []
  expect(await sendNow()).toBe(0)
  expect(sent).toHaveLength(2)
  expect(sent[0]).toBe(item.id)
})

it('says how much is left where it fails again, and waits for nothing that does not come', async () => {
  answer = later
  await enqueue(newItem())
  await enqueue(newItem())
  await stand('waiting', 'queued')
  sent = []
  expect(await sendNow()).toBe(2)
  expect(sent).toHaveLength(1)
})

it('leaves to its author what was refused, and what waits behind that', async () => {
  answer = () => answerOf(409, 12)
  await enqueue(newItem())
  await stand('needs-you')
  await enqueue(newItem())
  answer = later
  await enqueue(newItem(toAnother))
  await stand('needs-you', 'queued', 'waiting')
  answer = () => answerOf(200)
  sent = []
  expect(await sendNow()).toBe(2)
  expect(sent).toHaveLength(1)
})

it('waits no longer than for an answer that is read', async () => {
  answer = later
  await enqueue(newItem())
  await stand('waiting')
  const { opened, open } = closedGate()
  answer = () => opened.then(() => answerOf(200))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const left = sendNow()
  await vi.waitFor(() => expect(states()).toEqual(['sending']))
  await vi.advanceTimersByTimeAsync(readTimeMs)
  expect(await left).toBe(1)
  vi.useRealTimers()
  open()
  await stand()
})
