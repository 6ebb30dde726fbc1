import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isOnScreen, openPage } from './open-page.ts'

const origin = 'https://staylend.example'
const openWindow = vi.fn(async () => null)
let pages: ReturnType<typeof pageThat>[]

/** A page that was opened at the start page, and what it answers. */
function pageThat(answers: { WHERE?: string; GO?: boolean }) {
  return {
    url: `${origin}/`,
    visibilityState: 'visible',
    focus: vi.fn(async () => undefined),
    navigate: vi.fn(async () => undefined),
    postMessage: vi.fn(({ type }: { type: 'WHERE' | 'GO' }, [port]: [MessagePort]) => {
      if (answers[type] !== undefined) port.postMessage(answers[type])
    }),
  }
}
const asked = (page: ReturnType<typeof pageThat>) =>
  page.postMessage.mock.calls.map(([question]) => question)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  pages = []
  vi.stubGlobal('self', { clients: { matchAll: async () => pages, openWindow } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test('where no page is open one is opened', async () => {
  await openPage('/chat/1')
  expect(openWindow).toHaveBeenCalledWith('/chat/1')
})

test('the page that shows it comes to the front, and stays as it is', async () => {
  pages = [pageThat({ WHERE: '/home' }), pageThat({ WHERE: '/chat/1' })]
  await openPage('/chat/1')
  expect(pages.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 1])
  expect(pages.flatMap(asked)).toEqual([{ type: 'WHERE' }, { type: 'WHERE' }])
})

test('where none shows it one is led there, and keeps what it holds', async () => {
  pages = [pageThat({ WHERE: '/home', GO: true })]
  await openPage('/chat/1')
  expect(asked(pages[0]!)).toContainEqual({ type: 'GO', path: '/chat/1' })
  expect(pages[0]!.navigate).not.toHaveBeenCalled()
})

test('a page that does not answer is loaded anew', async () => {
  pages = [pageThat({})]
  const opening = openPage('/chat/1')
  await vi.advanceTimersByTimeAsync(10_000)
  await opening
  expect(pages[0]!.navigate).toHaveBeenCalledWith('/chat/1')
})

test('a page is on screen where a window that somebody sees shows it', async () => {
  pages = [pageThat({ WHERE: '/home' }), pageThat({ WHERE: '/chat/1' })]
  expect(await isOnScreen('/chat/1')).toBe(true)
  expect(await isOnScreen('/chat/2')).toBe(false)
  pages[1]!.visibilityState = 'hidden'
  expect(await isOnScreen('/chat/1')).toBe(false)
})
