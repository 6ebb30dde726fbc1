import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startLive } from './live.ts'
import { liveChannel, liveLock } from './names.ts'

/** The locks that tabs of this browser hold; this one waits for its turn. */
let held: { name: string }[]
const listener = { hear: vi.fn(), miss: vi.fn() }
let end: () => void

beforeEach(() => {
  held = []
  const request = () => new Promise(() => undefined)
  const locks = { request, query: async () => ({ held }) }
  vi.stubGlobal('navigator', { onLine: true, locks })
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
})
afterEach(() => {
  end()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

test('what came before a tab was there to hear of it is asked for', async () => {
  held = [{ name: liveLock }]
  end = startLive(7, listener)
  await expect.poll(() => listener.miss.mock.calls.length).toBe(1)
})

test('so it is where the browser does not say who hears of it', async () => {
  const request = () => new Promise(() => undefined)
  const query = async () => Promise.reject(new DOMException('', 'SecurityError'))
  vi.stubGlobal('navigator', { onLine: true, locks: { request, query } })
  end = startLive(7, listener)
  await expect.poll(() => listener.miss.mock.calls.length).toBe(1)
})

test('a tab that is gone by then asks for nothing', async () => {
  held = [{ name: liveLock }]
  startLive(7, listener)()
  await new Promise(setImmediate)
  expect(listener.miss).not.toHaveBeenCalled()
  end = () => undefined
})

test('where no tab has heard anything yet, nothing was missed', async () => {
  end = startLive(7, listener)
  await new Promise(setImmediate)
  expect(listener.miss).not.toHaveBeenCalled()
})

test('a tab hears what changes for its own user, and nothing of another', async () => {
  end = startLive(7, listener)
  const tellAs = (userId: number, id: number) => {
    const otherTab = new BroadcastChannel(`${liveChannel}-${userId}`)
    otherTab.postMessage({ change: { about: 'chat', id } })
    return otherTab
  }
  const tabs = [tellAs(8, 1), tellAs(7, 2)]
  await expect.poll(() => listener.hear.mock.calls).toEqual([[{ about: 'chat', id: 2 }]])
  for (const tab of tabs) tab.close()
})
