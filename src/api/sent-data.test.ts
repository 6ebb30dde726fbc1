import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const address = '/api/user/current'
const answer = { success: true, resObj: { Id: 7 } }

class Navigation {
  readonly type: string

  constructor(type: string) {
    this.type = type
  }
}

/** What a page takes of that which came along with it. */
async function open(way: string, ageMs = 0) {
  const textContent = JSON.stringify({ [address]: answer })
  vi.stubGlobal('document', { querySelector: () => ({ textContent, remove: () => undefined }) })
  vi.stubGlobal('PerformanceNavigationTiming', Navigation)
  vi.stubGlobal('performance', {
    getEntriesByType: () => [new Navigation(way)],
    now: () => ageMs,
  })
  return (await import('./sent-data.ts')).takeSentAnswer
}

beforeEach(() => {
  vi.resetModules()
})
afterEach(() => vi.unstubAllGlobals())

test('what came with the page is an answer once', async () => {
  const take = await open('navigate')
  expect(take('/api/rent/7')).toBeUndefined()
  expect([take(address), take(address)]).toEqual([answer, undefined])
})

test('what came with a page to which somebody goes back may be from before they left', async () => {
  const take = await open('back_forward')
  expect(take(address)).toBeUndefined()
})

test('what came with a page half a minute ago is asked for', async () => {
  const take = await open('navigate', 30_000)
  expect(take(address)).toBeUndefined()
})
