import { expect, onTestFinished, test, vi } from 'vitest'
import { keptFiles } from './kept-files.ts'

const path = '/media/0123456789abcdef0123456789abcdef-600x450-336699.webp'
const pictures = keptFiles({ cache: 'files', things: 'things', pathsOf: () => [path] })
const thing = { id: 'one', bytes: 0, isComplete: false }

const picture = () =>
  new Response('a picture', {
    headers: {
      'content-type': 'image/webp',
      'content-length': '9',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  })

const pathOf = (asked: string | Request) =>
  typeof asked === 'string' ? asked : new URL(asked.url).pathname

/** Caches of which that of the files has no room. */
function stubCaches(files: Map<string, Response>): void {
  const things = new Map<string, Response>()
  const cacheOf = (kept: Map<string, Response>) => ({
    match: async (asked: string | Request) => kept.get(pathOf(asked))?.clone(),
    keys: async () => [...kept.keys()].map((key) => new Request(`https://staylend.example${key}`)),
    put: async (key: string, answer: Response) => {
      if (kept === files) throw new DOMException('No room.', 'QuotaExceededError')
      kept.set(key, answer)
    },
    delete: async () => false,
  })
  vi.stubGlobal('caches', {
    open: async (name: string) => cacheOf(name === 'things' ? things : files),
    match: async () => undefined,
    keys: async () => [],
    delete: async () => false,
  })
  onTestFinished(() => void vi.unstubAllGlobals())
}

test('what is there already is complete on a full device as well', async () => {
  stubCaches(new Map([[path, picture()]]))
  await pictures.keep(thing, {})
  expect(await pictures.read()).toEqual([{ id: 'one', bytes: 9, isComplete: true }])
})

test('a file that does not come does not hold the rest for ever', async () => {
  stubCaches(new Map())
  const timeUp = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeUp.signal)
  vi.stubGlobal('fetch', (_path: string, { signal }: { signal: AbortSignal }) => {
    const ended = new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
    })
    timeUp.abort(new DOMException('Too long.', 'TimeoutError'))
    return ended
  })
  onTestFinished(() => void vi.restoreAllMocks())
  await expect(pictures.keep(thing, {})).rejects.toMatchObject({ name: 'TimeoutError' })
})

test('what another one has taken away meanwhile makes it incomplete', async () => {
  const files = new Map([[path, picture()]])
  stubCaches(files)
  await pictures.keep(thing, { onProgress: () => files.clear() })
  expect(await pictures.read()).toMatchObject([{ id: 'one', isComplete: false }])
})
