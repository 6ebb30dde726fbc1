import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { exportOwnData } from '#contract/endpoints/user.ts'
import { readTimeMs, stallMs } from '#contract/limits.ts'
import { NetworkError } from './api-error.ts'
import { download } from './download.ts'
import { reachStore, reportReach } from './reach.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { cookie: '', hidden: true })
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  reportReach(true)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a server that sends a long file is there all the time', async () => {
  let file!: ReadableStreamDefaultController<Uint8Array>
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (file = controller) })
  const headers = { 'content-disposition': 'attachment' }
  vi.stubGlobal('fetch', async () => new Response(body, { headers }))
  const came: number[] = []
  const downloading = download(exportOwnData, (byteCount) => came.push(byteCount))
  await vi.advanceTimersByTimeAsync(readTimeMs + 1)
  expect(reachStore.get()).toBe('online')
  file.enqueue(new Uint8Array(3))
  file.enqueue(new Uint8Array(4))
  file.close()
  expect((await downloading).size).toBe(7)
  expect(came).toEqual([3, 7])
})

test('one that does not answer is out of reach, and so is one that breaks off', async () => {
  let fail!: (error: Error) => void
  vi.stubGlobal('fetch', () => new Promise((_resolve, reject) => void (fail = reject)))
  const downloading = download(exportOwnData, () => undefined)
  const failed = expect(downloading).rejects.toThrow(NetworkError)
  await vi.advanceTimersByTimeAsync(readTimeMs)
  expect(reachStore.get()).toBe('unreachable')
  fail(new TypeError('Failed to fetch'))
  await failed
})

test('one of which nothing more comes has lost its connection', async () => {
  let stalled!: AbortSignal
  vi.stubGlobal('fetch', async (_path: string, { signal }: RequestInit) => {
    stalled = signal!
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        stalled.addEventListener('abort', () => controller.error(stalled.reason))
        setTimeout(() => controller.enqueue(new Uint8Array(3)), stallMs - 1)
      },
    })
    return new Response(body, { headers: { 'content-disposition': 'attachment' } })
  })
  const failed = expect(download(exportOwnData, () => undefined)).rejects.toThrow(NetworkError)
  await vi.advanceTimersByTimeAsync(2 * stallMs - 2)
  expect(stalled.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await failed
  expect(reachStore.get()).toBe('unreachable')
})

test('the login page of a network is not taken for the file', async () => {
  vi.stubGlobal('fetch', async () => new Response('<h1>Welcome to Hotel Wi-Fi</h1>'))
  await expect(download(exportOwnData, () => undefined)).rejects.toThrow(NetworkError)
  expect(reachStore.get()).toBe('unreachable')
})
