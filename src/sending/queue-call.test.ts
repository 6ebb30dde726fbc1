import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sessionKey } from '#src/api/current-user.ts'
import { queryClient } from '#src/api/query-client.ts'
import { log } from '#src/log.ts'
import { outboxItems } from './known-items.ts'
import { lookAtOutbox } from './look.ts'
import { discard } from './page-outbox.ts'
import { NotKeptError, queueCall } from './queue-call.ts'

/** What was sent to the server, and the one thing that it answers. */
let sent: string[] = []
let answer: () => Response

const done = { success: true, message: '', errorCode: 0, resObj: null }
const refused = { success: false, message: 'Not now.', errorCode: 12, resObj: null }
const answerDone = () => Response.json(done)
const askToWait = () => new Response(null, { status: 429, headers: { 'Retry-After': '600' } })

beforeEach(() => {
  sent = []
  answer = answerDone
  vi.stubGlobal('document', { cookie: '', hidden: false, addEventListener: () => undefined })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('fetch', async (path: string) => {
    sent.push(path)
    return answer()
  })
  vi.spyOn(log, 'warn').mockReturnValue()
  queryClient.setQueryData(sessionKey, { id: 5 })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await lookAtOutbox()
  for (const { seq } of outboxItems.get()) await discard(seq)
  vi.unstubAllGlobals()
})

const call = (about: string) => ({ id: crypto.randomUUID(), about })
const giveHeart = (id: number, saved: '0' | '1') =>
  queueCall('heart', { params: { id, saved } }, call('Condo near the river'))
const write = (text: string) =>
  queueCall('host-message', { body: { ChatId: 7, Msg: text } }, call('Condo near the river'))
const stands = (state: string) =>
  expect.poll(() => outboxItems.get().map((item) => item.state)).toEqual([state])

function fillDevice() {
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError')
  })
  answer = answerDone
  sent = []
}

it('sends at once what cannot be kept', async () => {
  fillDevice()
  expect(await giveHeart(12, '1')).toEqual({ answer: null })
  expect(sent).toEqual(['/api/rent/save/12/1'])
})

it('tells other tabs of what could not be kept and was sent', async () => {
  const otherTab = new BroadcastChannel('staylend-writes')
  const heard = new Promise((hear) => {
    otherTab.addEventListener('message', ({ data }) => hear(data))
  })
  fillDevice()
  await giveHeart(12, '1')
  expect(await heard).toEqual(['saved'])
  otherTab.close()
})

it('sends nothing past what waits in its lane, which would have the last word', async () => {
  answer = askToWait
  await giveHeart(12, '1')
  await stands('waiting')
  fillDevice()
  await expect(giveHeart(12, '0')).rejects.toThrow(NotKeptError)
  expect(sent).toEqual([])
})

it('sends no message past one that needs its author', async () => {
  answer = () => Response.json(refused, { status: 409 })
  await write('Is it free?')
  await stands('needs-you')
  fillDevice()
  await expect(write('And the pool?')).rejects.toThrow(NotKeptError)
  expect(sent).toEqual([])
})

it('sends past what waits in another lane, and past a heart that was refused', async () => {
  answer = () => Response.json(refused, { status: 409 })
  await giveHeart(12, '1')
  await stands('needs-you')
  fillDevice()
  expect(await giveHeart(13, '1')).toEqual({ answer: null })
  const mark = { params: { id: 7 }, body: { upToId: 3 } }
  expect(await queueCall('read-mark', mark, call('Condo near the river'))).toEqual({ answer: null })
  expect(sent).toEqual(['/api/rent/save/13/1', '/api/chat/read/7'])
})

it('sends nothing as another user, who has logged in while nothing could be kept', async () => {
  fillDevice()
  const given = giveHeart(12, '1')
  queryClient.setQueryData(sessionKey, { id: 6 })
  await expect(given).rejects.toThrow('Another user is logged in.')
  expect(sent).toEqual([])
})

it('keeps of what was read in a conversation the mark that goes furthest', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const markRead = (upToId: number) =>
    queueCall('read-mark', { params: { id: 7 }, body: { upToId } }, call('Condo near the river'))
  for (const upToId of [3, 8, 5]) await markRead(upToId)
  await lookAtOutbox()
  const marks = outboxItems.get().map(({ request }) => request.body)
  expect(marks).toEqual([{ upToId: 8 }, { upToId: 5 }])
})
