import type { BrowserContext, Page } from '@playwright/test'
import type * as keptAreas from '#src/cache/kept-areas.ts'
import { runInPage } from '#tests/fixtures/run-in-page.ts'
import { expect, test } from './test.ts'
import { workerIsReady } from './worker-is-ready.ts'

test.use({ serviceWorkers: 'allow' })

declare const areas: typeof keptAreas

const pattaya = { centre: { lat: 12.9276, lng: 100.8771 }, radiusMetres: 2000 }
const nearby = { centre: { lat: 12.9476, lng: 100.8871 }, radiusMetres: 2000 }

const kept = (page: Page) => page.evaluate(() => areas.readAreas())
const cached = (page: Page, name: string) =>
  page.evaluate(async (name) => (await (await caches.open(name)).keys()).length, name)

/** How the tiles of the map around a place answer. */
const answersAround = (page: Page, { lat, lng }: { lat: number; lng: number }) =>
  page.evaluate(
    async ({ lat, lng }) => {
      const { tilesPath } = await (await fetch('/map.json')).json()
      const answers = []
      for (const z of [0, 6, 12, 14]) {
        const sine = Math.sin((lat * Math.PI) / 180)
        const x = Math.floor((lng / 360 + 0.5) * 2 ** z)
        const y = Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** z)
        const path = tilesPath.replace('{z}', z).replace('{x}', x).replace('{y}', y)
        answers.push(
          await fetch(path).then(
            ({ ok }) => ok,
            () => false,
          ),
        )
      }
      return answers
    },
    { lat, lng },
  )

/** How many tiles are asked for from now on. */
function tilesAskedFor(where: BrowserContext | Page): () => number {
  let count = 0
  where.on('request', (request) => (count += request.url().includes('/tiles/') ? 1 : 0))
  return () => count
}

test.beforeEach(async ({ page }) => {
  await page.goto('/login')
  await workerIsReady(page)
  await runInPage(page, 'src/cache/kept-areas.ts', 'areas')
})

test.describe('without a connection', () => {
  test.use({ expectedComplaint: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

  test('an area cannot be fetched, and one that is kept is there whole', async ({
    page,
    context,
  }) => {
    await test.step('an area without a connection says so, and goes on later', async () => {
      await page.evaluate(() => fetch('/map.json'))
      await context.setOffline(true)
      const failed = page.evaluate((area) => areas.keepArea('pattaya', area), pattaya)
      await expect(failed).rejects.toThrow('TypeError')
      expect(await kept(page)).toMatchObject([{ isComplete: false }])
      await context.setOffline(false)
      await page.evaluate((area) => areas.keepArea('pattaya', area), pattaya)
      expect(await kept(page)).toMatchObject([{ isComplete: true }])
      await page.evaluate(() => areas.removeArea('pattaya'))
    })

    await test.step('an area that is kept has all its tiles, empty ones too', async () => {
      const size = await page.evaluate((area) => areas.measureArea(area), pattaya)
      expect(size.tiles).toBeGreaterThan(15)
      const steps = await page.evaluate(async (area) => {
        const steps: keptAreas.AreaProgress[] = []
        await areas.keepArea('pattaya', area, { onProgress: (step) => steps.push(step) })
        return steps
      }, pattaya)
      expect(steps).toHaveLength(size.tiles)
      expect(steps.at(-1)).toEqual({ done: size.tiles, ...size })
      expect(await kept(page)).toMatchObject([
        { id: 'pattaya', area: pattaya, bytes: size.bytes, isComplete: true },
      ])
      // They take no room from those that were looked at.
      expect(await cached(page, 'tiles')).toBe(0)

      await context.setOffline(true)
      expect(await answersAround(page, pattaya.centre)).toEqual([true, true, true, true])
      const atSea = { lat: 12.92, lng: 100.865 }
      expect(await answersAround(page, atSea)).toEqual([true, true, true, true])
      const berlin = { lat: 52.5, lng: 13.4 }
      expect(await answersAround(page, berlin)).toEqual([true, false, false, false])
    })

    await test.step('an area of an older drawing is better than none', async () => {
      const newer = () => fetch('/tiles/0/0/0.mvt?v=newer').then(({ status }) => status)
      expect(await page.evaluate(newer)).toBe(200)
    })
  })
})

test('what only stands in for a tile is fetched anew, by whoever looks and by the next that keeps', async ({
  page,
  context,
}) => {
  await context.route(/\/tiles\//, async (route) => {
    const response = await route.fetch()
    const headers = { ...response.headers(), 'cache-control': 'no-cache' }
    await route.fulfill({ response, headers })
  })
  await page.evaluate((area) => areas.keepArea('pattaya', area), pattaya)
  expect(await kept(page)).toMatchObject([{ isComplete: false }])
  await context.unrouteAll()

  const fetched = tilesAskedFor(context)
  expect(await answersAround(page, pattaya.centre)).toEqual([true, true, true, true])
  expect(fetched()).toBeGreaterThan(4)
  await page.evaluate((area) => areas.keepArea('pattaya', area), pattaya)
  expect(await kept(page)).toMatchObject([{ isComplete: true }])
})

test('areas that are fetched, stopped and removed share their tiles, and fetch none twice', async ({
  page,
}) => {
  const keep = (id: string, area: typeof pattaya) =>
    page.evaluate(([id, area]) => areas.keepArea(id, area), [id, area] as const)
  const tilesOf = async (area: typeof pattaya) =>
    (await page.evaluate((area) => areas.measureArea(area), area)).tiles

  await test.step('an area that is removed while it is fetched stays away', async () => {
    await page.evaluate(async (area) => {
      let removing: Promise<void> | undefined
      const onProgress = ({ done }: keptAreas.AreaProgress) => {
        if (done === 9) removing = areas.removeArea('pattaya')
      }
      await areas.keepArea('pattaya', area, { onProgress })
      await removing
    }, pattaya)
    expect(await kept(page)).toEqual([])
    expect(await cached(page, 'kept-tiles')).toBe(0)
  })

  await test.step('an area that is removed leaves the tiles that another one has', async () => {
    await keep('pattaya', pattaya)
    await keep('nearby', nearby)
    const both = await cached(page, 'kept-tiles')
    await page.evaluate(() => areas.removeArea('pattaya'))
    expect(await kept(page)).toMatchObject([{ id: 'nearby' }])
    const tiles = await tilesOf(nearby)
    expect(await cached(page, 'kept-tiles')).toBe(tiles)
    expect(tiles).toBeLessThan(both)
    await page.evaluate(() => areas.removeArea('nearby'))
    expect(await cached(page, 'kept-tiles')).toBe(0)
  })

  await test.step('an area that was stopped goes on where it was', async () => {
    const stopped = await page.evaluate(async (area) => {
      const stop = new AbortController()
      return areas
        .keepArea('pattaya', area, {
          signal: stop.signal,
          onProgress: ({ done }) => done === 9 && stop.abort(),
        })
        .catch((error: Error) => error.name)
    }, pattaya)
    expect(stopped).toBe('AbortError')
    const [{ isComplete, bytes } = { isComplete: true, bytes: 0 }] = await kept(page)
    expect(isComplete).toBe(false)
    expect(bytes).toBeGreaterThan(0)

    const before = await cached(page, 'kept-tiles')
    expect(before).toBeGreaterThanOrEqual(9)
    const fetched = tilesAskedFor(page)
    await keep('pattaya', pattaya)
    expect(fetched()).toBe((await tilesOf(pattaya)) - before)
    expect(await kept(page)).toMatchObject([{ isComplete: true }])
    await page.evaluate(() => areas.removeArea('pattaya'))
  })

  await test.step('a tile that was looked at is not fetched again', async () => {
    expect(await cached(page, 'tiles')).toBe(0)
    const looked = (await answersAround(page, pattaya.centre)).length
    await expect.poll(() => cached(page, 'tiles')).toBe(looked)
    const fetched = tilesAskedFor(page)
    await keep('pattaya', pattaya)
    expect(fetched()).toBe((await tilesOf(pattaya)) - looked)
  })

  await test.step('a map from elsewhere cannot be kept, and says so', async () => {
    await page.evaluate(async () => {
      const source = { kind: 'style', styleUrl: 'https://maps.example/style.json' }
      await (await caches.open('map-source')).put('/map.json', Response.json(source))
    })
    await expect(keep('pattaya', pattaya)).rejects.toThrow('MapElsewhereError')
  })
})
