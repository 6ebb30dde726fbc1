import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const origin = 'https://staylend.example'
beforeAll(() => {
  vi.stubGlobal('self', {
    __WB_MANIFEST: [{ url: '/assets/main-1.js', revision: null }],
    location: { href: `${origin}/sw.js` },
  })
})
afterAll(() => vi.unstubAllGlobals())

/** Whether an answer of this type may be kept. */
async function isKept(path: string, type: string, body: string): Promise<boolean> {
  const { goodAnswers } = await import('./good-answers.ts')
  const response = new Response(body, { headers: { 'content-type': type } })
  const request = new Request(`${origin}${path}`)
  const event = {} as ExtendableEvent
  return (await goodAnswers.cacheWillUpdate!({ request, response, event })) === response
}
const page = (script: string, root = 'root') =>
  `<body><div id="${root}"></div><script src="${script}"></script></body>`

test('a page is kept whose scripts this version has', async () => {
  expect(await isKept('/index.html', 'text/html', page('/assets/main-1.js'))).toBe(true)
})

test('a page is not kept whose scripts are of another version', async () => {
  expect(await isKept('/index.html', 'text/html', page('/assets/main-2.js'))).toBe(false)
})

test('what a network puts in place of ours is not kept, be it for a page or for a script', async () => {
  const hotel = page('/assets/main-1.js', 'hotel')
  expect(await isKept('/index.html', 'text/html', hotel)).toBe(false)
  expect(await isKept('/assets/main-1.js', 'text/html', hotel)).toBe(false)
  expect(await isKept('/assets/main-1.js', 'text/javascript', 'run()')).toBe(true)
})
