import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { streetFlavor } from '#src/map/style/street-flavor.ts'
import { bangkokStreets, crossing } from '#tests/fixtures/bangkok-streets.ts'
import { startOwnServer, type OwnServer } from '#tools/own-server.ts'
import { expect, test } from './test.ts'
import { workerIsReady } from './worker-is-ready.ts'

let folder: string
let server: OwnServer
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'staylend-streets-'))
  const archive = join(folder, 'bangkok.pmtiles')
  await writeFile(archive, bangkokStreets())
  server = await startOwnServer({ TILES: archive })
})
test.afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

const openMap = (page: Page, zoom: number) =>
  page.goto(`${server.url}/rent?lat=${crossing.lat}&lng=${crossing.lng}&zoom=${zoom}&mode=map`)

const map = (page: Page) => page.getByRole('region', { name: 'Map of the results' })

/** How many pixels of the map have this colour. */
async function pixelsIn(page: Page, colour: string): Promise<number> {
  const wanted = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))
  const picture = await map(page).screenshot()
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  let count = 0
  for (let at = 0; at < data.length; at += info.channels) {
    if (wanted.every((value, index) => Math.abs(value - (data[at + index] ?? 0)) <= 2)) count++
  }
  return count
}

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('readers see the streets that the operator brought, light and dark, and whose they are', async ({
    page,
  }) => {
    await openMap(page, 15)
    await expect(page.getByRole('link', { name: 'OpenStreetMap' })).toBeVisible()
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme })
      const { highway } = streetFlavor(theme)
      await expect.poll(() => pixelsIn(page, highway), { timeout: 30_000 }).toBeGreaterThan(500)
    }

    // Far from the archive the embedded map goes on.
    await page.goto(`${server.url}/rent?lat=35.3&lng=139.9&zoom=9&mode=map`)
    for (const theme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme: theme })
      const { highway, water } = streetFlavor(theme)
      await expect.poll(() => pixelsIn(page, water), { timeout: 30_000 }).toBeGreaterThan(500)
      expect(await pixelsIn(page, highway)).toBeLessThan(50)
    }
  })
})

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the device keeps a tile of the version of now, and none that may be another', async ({
    page,
  }) => {
    await page.goto(server.url)
    await workerIsReady(page)
    const source = await (await page.request.get(`${server.url}/map.json`)).json()
    const lasting = source.tilesPath.replace(/{[zxy]}/g, '0')
    const passing = '/tiles/0/0/0.mvt?v=other'
    const ask = (url: string) => page.evaluate(async (path) => (await fetch(path)).status, url)
    expect(await ask(passing)).toBe(200)
    expect(await ask(lasting)).toBe(200)
    const isKept = (url: string) =>
      page.evaluate(async (path) => Boolean(await caches.match(path)), url)
    await expect.poll(() => isKept(lasting)).toBe(true)
    expect(await isKept(passing)).toBe(false)
  })
})
