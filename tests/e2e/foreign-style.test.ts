import type { Page } from '@playwright/test'
import { startRangeServer, type RangeServer } from '#tests/fixtures/range-server.ts'
import { startOwnServer, type OwnServer } from '#tools/own-server.ts'
import { expect, test } from './test.ts'
import { workerIsReady } from './worker-is-ready.ts'

test.use({ serviceWorkers: 'allow' })

let styles: RangeServer
let tiles: RangeServer
test.beforeAll(async () => {
  const open = { 'access-control-allow-origin': '*' }
  tiles = await startRangeServer((_request, response) => void response.writeHead(204, open).end())
  styles = await startRangeServer((_request, response) => {
    const addresses = [`${new URL(tiles.url).origin}/{z}/{x}/{y}.mvt`]
    response.writeHead(200, { ...open, 'content-type': 'application/json' }).end(
      JSON.stringify({
        version: 8,
        sources: { other: { type: 'vector', tiles: addresses, attribution: 'Other maps' } },
        layers: [
          { id: 'ground', type: 'background', paint: { 'background-color': '#aabbcc' } },
          { id: 'roads', type: 'line', source: 'other', 'source-layer': 'roads' },
        ],
      }),
    )
  })
})
test.afterAll(async () => {
  await styles.close()
  await tiles.close()
})

const openMap = (page: Page, { url }: OwnServer) =>
  page.goto(`${url}/rent?lat=13.75&lng=100.5&zoom=12&mode=map`)

test('a style from elsewhere is drawn with its own tiles, also for who visited before it was chosen', async ({
  page,
  browser,
}) => {
  test.slow()
  const before = await startOwnServer()
  await openMap(page, before)
  await expect(page.getByText('Natural Earth')).toBeVisible()
  await workerIsReady(page)
  // Now the worker has answered for the map and for its own worker.
  await openMap(page, before)
  await expect(page.getByText('Natural Earth')).toBeVisible()
  // What it still asks for would meet no server.
  await page.goto('about:blank')
  await before.stop()

  const { port } = new URL(before.url)
  const after = await startOwnServer({ PORT: port, MAP_STYLE_URL: styles.url })
  await test.step('a style from elsewhere is drawn, with the tiles that it names', async () => {
    const stranger = await (await browser.newContext()).newPage()
    tiles.asked = 0
    await openMap(stranger, after)
    await expect(stranger.getByText('Other maps')).toBeVisible()
    await expect.poll(() => tiles.asked).toBeGreaterThan(0)
    await stranger.context().close()
  })

  tiles.asked = 0
  await openMap(page, after)
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/map.json'))?.text()))
    .toContain('"style"')
  await openMap(page, after)
  await expect(page.getByText('Other maps')).toBeVisible()
  await expect.poll(() => tiles.asked).toBeGreaterThan(0)
  await page.close()
  await after.stop()
})
