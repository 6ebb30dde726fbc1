import type { Page } from '@playwright/test'
import type * as keptPictures from '#src/cache/kept-pictures.ts'
import { runInPage } from '#tests/fixtures/run-in-page.ts'
import { cachedPaths } from './cached-paths.ts'
import { expect, test } from './test.ts'
import { workerIsReady } from './worker-is-ready.ts'

test.use({ serviceWorkers: 'allow' })

declare const kept: typeof keptPictures

let sources: string[] = []

/** How many bytes the page gets of a picture; 0 without it. */
const bytesOf = (page: Page, path: string) =>
  page.evaluate(
    (path) =>
      fetch(path).then(
        async (answer) => (answer.ok ? (await answer.blob()).size : 0),
        () => 0,
      ),
    path,
  )
const smallOf = (source: string) => source.replace('.jpg', '.small.webp')
const webpOf = (source: string) => source.replace('.jpg', '.webp')

test.beforeEach(async ({ page, request }) => {
  const { resObj } = await (await request.get('/api/rent/getall')).json()
  const pictures: string[] = resObj.flatMap(({ images }: { images: string[] }) => images)
  sources = [...new Set(pictures)].slice(0, 8)
  expect(sources).toHaveLength(8)
  await page.goto('/login')
  await workerIsReady(page)
  await runInPage(page, 'src/cache/kept-pictures.ts', 'kept')
})

test.describe('without a connection', () => {
  test.use({ expectedComplaint: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

  test('a picture that is kept is there in every size, and another is not', async ({
    page,
    context,
  }) => {
    const [first = '', second = '', other = ''] = sources
    const steps = await page.evaluate(
      async (sources) => {
        const steps: { done: number; files: number; bytes: number }[] = []
        await kept.keepPictures('listing-1', sources, { onProgress: (step) => steps.push(step) })
        return steps
      },
      [first, second, 'https://elsewhere.example/1.jpg', ''],
    )
    expect(steps.map(({ done, files }) => [done, files])).toEqual([
      [1, 2],
      [2, 2],
    ])
    expect(await page.evaluate(() => kept.readKeptPictures())).toEqual([
      {
        id: 'listing-1',
        paths: [webpOf(first), webpOf(second)],
        bytes: steps.at(-1)?.bytes,
        isComplete: true,
      },
    ])
    expect(await cachedPaths(page, 'pictures')).toEqual([])

    await context.setOffline(true)
    for (const path of [first, webpOf(first), smallOf(first), smallOf(second)]) {
      expect(await bytesOf(page, path)).toBeGreaterThan(0)
    }
    expect(await bytesOf(page, smallOf(other))).toBe(0)

    await test.step('pictures without a connection say so, and go on later', async () => {
      const wanted = sources.slice(4)
      const keep = () => page.evaluate((wanted) => kept.keepPictures('listing-2', wanted), wanted)
      const isComplete = async () =>
        (await page.evaluate(() => kept.readKeptPictures())).find(({ id }) => id === 'listing-2')
          ?.isComplete
      await expect(keep()).rejects.toThrow('TypeError')
      expect(await isComplete()).toBe(false)
      await context.setOffline(false)
      await keep()
      expect(await isComplete()).toBe(true)
    })
  })
})

test('a picture stays until the last that has it is removed or has others', async ({ page }) => {
  const [first = '', shared = '', last = ''] = sources
  await page.evaluate((sources) => kept.keepPictures('listing-1', sources), [first, shared])
  await page.evaluate((sources) => kept.keepPictures('listing-2', sources), [shared, last])
  await page.evaluate(() => kept.removePictures('listing-1'))
  expect(await cachedPaths(page, 'kept-pictures')).toEqual([shared, last].map(webpOf).toSorted())
  await page.evaluate(() => kept.removePictures('listing-2'))
  expect(await cachedPaths(page, 'kept-pictures')).toEqual([])

  await test.step('new pictures of an owner take the place of the old ones', async () => {
    await page.evaluate((sources) => kept.keepPictures('listing-1', sources), [first, shared])
    await page.evaluate((sources) => kept.keepPictures('listing-1', sources), [shared, last])
    expect(await cachedPaths(page, 'kept-pictures')).toEqual([shared, last].map(webpOf).toSorted())
  })
})
