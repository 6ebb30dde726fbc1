import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { currentUserId, sessionKey } from '#src/api/current-user.ts'
import { queryClient } from '#src/api/query-client.ts'
import { log } from '#src/log.ts'
import { leftSyncTag } from '#src/outbox/names.ts'
import { closedGate } from '#tests/fixtures/gate.ts'
import { newItem } from '#tests/fixtures/outbox-item.ts'
import { answerOf } from '#tests/fixtures/outbox-world.ts'
import { outboxItems } from './known-items.ts'
import { logOut } from './log-out.ts'
import { lookAtOutbox } from './look.ts'
import { enqueue, tryAgain } from './page-outbox.ts'

/** What was sent to the server, and what it answers. */
let sent: string[] = []
let answer: (path: string) => Promise<Response>
const leave = vi.fn(async () => undefined)
/** What the browser was asked to call the worker for. */
const register = vi.fn<(tag: string) => Promise<void>>(async () => undefined)

const isLogout = (path: string) => path.endsWith('/user/logout')
const refused = () => answerOf(409, 12)

vi.stubGlobal('document', { cookie: '', hidden: false, addEventListener: () => undefined })
vi.stubGlobal('navigator', {
  onLine: true,
  serviceWorker: { ready: Promise.resolve({ sync: { register } }) },
})
vi.stubGlobal('addEventListener', () => undefined)
vi.stubGlobal('fetch', async (path: string) => {
  sent.push(path)
  return answer(path)
})

beforeEach(() => {
  answer = async (path) => (isLogout(path) ? answerOf(200) : refused())
  queryClient.setQueryData(sessionKey, { id: newItem().userId })
})
afterEach(() => vi.restoreAllMocks())

async function writeRefused() {
  const item = await enqueue(newItem())
  await expect.poll(() => outboxItems.get()).toMatchObject([{ state: 'needs-you' }])
  sent = []
  return item
}

it('begins to send nothing of what was refused, however long the server takes', async () => {
  const item = await writeRefused()
  const slow = closedGate()
  answer = (path) => slow.opened.then(() => (isLogout(path) ? answerOf(200) : refused()))
  const left = logOut([item], leave)
  await tryAgain(item.seq)
  await expect.poll(() => outboxItems.get()).toMatchObject([{ state: 'sending' }])
  slow.open()
  await left
  queryClient.setQueryData(sessionKey, { id: item.userId })
  await lookAtOutbox()
  expect(outboxItems.get()).toEqual([])
  expect(sent.filter((path) => !isLogout(path))).toEqual([])
})

it('goes on sending where the server refuses to let go', async () => {
  const item = await writeRefused()
  const slow = closedGate()
  answer = (path) => slow.opened.then(() => (isLogout(path) ? refused() : answerOf(200)))
  const left = expect(logOut([item], leave)).rejects.toThrow()
  await tryAgain(item.seq)
  slow.open()
  await left
  await expect.poll(() => sent).toContain(item.request.path)
})

it('leaves also where the device does not let go of what was refused', async () => {
  const item = await writeRefused()
  vi.spyOn(log, 'warn').mockReturnValue()
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('Gone', 'NotFoundError')
  })
  await logOut([item], leave)
  expect(leave).toHaveBeenCalled()
  expect(currentUserId()).toBeNull()
})

it('has the worker end the session that the server could not be told of, and no other', async () => {
  register.mockClear()
  await logOut([], leave)
  expect(register).not.toHaveBeenCalledWith(leftSyncTag)
  queryClient.setQueryData(sessionKey, { id: newItem().userId })
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  await logOut([], leave)
  await expect.poll(() => register.mock.calls).toContainEqual([leftSyncTag])
})
