import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { readTimeMs } from '#contract/limits.ts'
import { askForReach, reachStore, reportReach, wasGone } from './reach.ts'

let isReady: boolean
let goOffline = () => {}
beforeEach(() => {
  isReady = true
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  vi.stubGlobal('fetch', async () => Response.json({ status: isReady ? 'ready' : 'stopping' }))
})
afterEach(() => {
  reportReach(true)
  vi.unstubAllGlobals()
})

it('tells also who listens anew while the others are told', () => {
  const told: string[] = []
  let endSecond = () => {}
  // As a page does that is drawn anew by what the first has heard.
  const endFirst = reachStore.subscribe(() => {
    told.push('first')
    endSecond()
    endSecond = reachStore.subscribe(() => told.push('second, anew'))
  })
  endSecond = reachStore.subscribe(() => told.push('second'))
  reportReach(false)
  expect(told).toEqual(['first', 'second, anew'])
  endFirst()
  endSecond()
})

it('says that the server was gone where it was asked and did not answer, not of one request alone', async () => {
  const said: boolean[] = []
  const end = reachStore.subscribe(() => {
    if (reachStore.get() === 'online') said.push(wasGone())
  })
  reportReach(false)
  await askForReach()
  expect(said).toEqual([false])
  reportReach(false)
  isReady = false
  await askForReach()
  isReady = true
  await askForReach()
  expect(said).toEqual([false, true])
  end()
})

it('tells by an answer that the device is back, where it has slept through the event', () => {
  const said: string[] = []
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
    if (type === 'offline') goOffline = listener
  })
  const end = reachStore.subscribe(() => said.push(reachStore.get()))
  vi.stubGlobal('navigator', { onLine: false })
  goOffline()
  vi.stubGlobal('navigator', { onLine: true })
  reportReach(true)
  reportReach(true)
  expect(said).toEqual(['offline', 'online'])
  end()
})

it('asks on where a question gets no answer', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  vi.stubGlobal('document', { hidden: false })
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const end = new AbortController()
    setTimeout(() => end.abort(new DOMException('Late', 'TimeoutError')), ms)
    return end.signal
  })
  let asked = 0
  vi.stubGlobal('fetch', (_path: string, { signal }: { signal: AbortSignal }) => {
    asked += 1
    if (asked > 1) return Promise.resolve(Response.json({ status: 'ready' }))
    return new Promise((_answer, reject) => signal.addEventListener('abort', reject))
  })
  reportReach(false)
  await vi.advanceTimersByTimeAsync(3000 + readTimeMs + 3000)
  expect(asked).toBe(2)
  expect(reachStore.get()).toBe('online')
})
