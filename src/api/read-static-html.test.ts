import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { staticPageMark } from '#contract/pages.ts'
import { readStaticHtml } from './read-static-html.ts'
import { reachStore, reportReach } from './reach.ts'

beforeEach(() => {
  vi.stubGlobal('document', { hidden: true })
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  reportReach(true)
  vi.unstubAllGlobals()
})

const ours = { [staticPageMark]: 'ours' }
const read = (status: number, page: string, headers: Record<string, string> = {}) => {
  vi.stubGlobal('fetch', async () => new Response(page, { status, headers }))
  const asked = { culture: 'en-US', filename: 'faq' }
  return readStaticHtml(asked, new AbortController().signal)
}

test('the server says what a page is, or that there is none', async () => {
  expect(await read(200, '<h1>F.A.Q.</h1>', ours)).toBe('<h1>F.A.Q.</h1>')
  expect(await read(404, '{}', ours)).toBeNull()
})

test.each([
  [200, {}],
  [404, {}],
  [403, {}],
  [503, ours],
])('a page with %i and %j is none of the site', async (status, headers) => {
  const reading = read(status, '<h1>Welcome to Hotel Wi-Fi</h1>', headers)
  await expect(reading).rejects.toMatchObject({ name: 'NetworkError' })
  expect(reachStore.get()).toBe('unreachable')
})
