import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sessionKey } from '#src/api/current-user.ts'
import { queryClient } from '#src/api/query-client.ts'
import type { OutboxItem } from '#src/outbox/item.ts'
import { outboxSyncTag } from '#src/outbox/names.ts'
import { closedGate } from '#tests/fixtures/gate.ts'
import { newItem } from '#tests/fixtures/outbox-item.ts'
import { outboxItems } from './known-items.ts'
import { discard, editItem, enqueue, tryAgain } from './page-outbox.ts'
import { pageWorld } from './page-world.ts'

const refused = { success: false, message: 'Not now.', errorCode: 12, resObj: null }

/** What the browser was asked to call the worker for. */
const register = vi.fn<(tag: string) => Promise<void>>(async () => undefined)
const device = { onLine: true, serviceWorker: { ready: Promise.resolve({ sync: { register } }) } }
/** What the page hears of the device; the outbox listens to it from its start on. */
const page = new EventTarget()
let answer: () => Response

beforeEach(() => {
  device.onLine = true
  answer = () => Response.json(refused, { status: 409 })
  vi.stubGlobal('document', { cookie: '', hidden: false, addEventListener: () => undefined })
  vi.stubGlobal('navigator', device)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('fetch', async () => answer())
  queryClient.setQueryData(sessionKey, { id: newItem().userId })
})
afterEach(async () => {
  for (const { seq } of outboxItems.get()) await discard(seq)
  register.mockClear()
  vi.unstubAllGlobals()
})

const stands = (state: string) =>
  expect.poll(() => outboxItems.get().map((item) => item.state)).toEqual([state])
const workerIsAsked = () => expect.poll(() => register.mock.calls).toEqual([[outboxSyncTag]])

it.each([
  ['tried again', ({ seq }: OutboxItem) => tryAgain(seq)],
  ['changed', ({ seq, request }: OutboxItem) => editItem(seq, crypto.randomUUID(), request)],
  ['thrown away, which lets others go', ({ seq }: OutboxItem) => discard(seq)],
])('asks for the worker when what was refused is %s', async (_how, act) => {
  const item = await enqueue(newItem())
  await stands('needs-you')
  device.onLine = false
  register.mockClear()
  await act(item)
  await workerIsAsked()
})

it('asks for the worker once more when something is left for later', async () => {
  answer = () => new Response(null, { status: 429, headers: { 'Retry-After': '600' } })
  await enqueue(newItem())
  await stands('waiting')
  const asked = [[outboxSyncTag], [outboxSyncTag]]
  await expect.poll(() => register.mock.calls).toEqual(asked)
})

it('sends what was added as soon as the connection is back, whatever else of the page has come', async () => {
  device.onLine = false
  await enqueue(newItem())
  await stands('queued')
  device.onLine = true
  page.dispatchEvent(new Event('online'))
  await stands('needs-you')
})

it('shows nothing of who was here before, also while it cannot be read', async () => {
  device.onLine = false
  await enqueue(newItem())
  await stands('queued')
  const slow = closedGate()
  const reading = vi.spyOn(pageWorld.store, 'items').mockReturnValue(slow.opened.then(() => []))
  queryClient.setQueryData(sessionKey, { id: newItem().userId + 1 })
  await expect.poll(() => outboxItems.get()).toEqual([])
  slow.open()
  reading.mockRestore()
  queryClient.setQueryData(sessionKey, { id: newItem().userId })
  await stands('queued')
})
