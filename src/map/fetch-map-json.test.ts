import { afterEach, expect, test, vi } from 'vitest'
import { fetchMapJson } from './fetch-map-json.ts'
import { MapRefused } from './map-refused.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what a map is made of is waited for for 15 s', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => {
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  })
  const over = vi.fn()
  fetchMapJson('/style.json').catch(over)
  await vi.advanceTimersByTimeAsync(14_999)
  expect(over).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(over).toHaveBeenCalledWith(new Error('/style.json did not answer'))
})

test.each([401, 403])('who answers %i does not let us in', async (status) => {
  vi.stubGlobal('fetch', async () => new Response('', { status }))
  await expect(fetchMapJson('/style.json')).rejects.toThrow(MapRefused)
})

test('what came in time leaves no timer behind', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async () => Response.json({ version: 8 }))
  expect(await fetchMapJson('/style.json')).toEqual({ version: 8 })
  expect(vi.getTimerCount()).toBe(0)
})
