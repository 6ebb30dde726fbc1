import type { Browser } from '@playwright/test'
import type { MapSource } from '#contract/domain/map-source.ts'
import { mapSourcePath } from '#contract/domain/map-source.ts'
import { loadGround } from '#src/map/map-ground.ts'
import { startOwnServer } from '#tools/own-server.ts'
import { build } from '#tools/set-up.js'
import { serveBareMap } from './bare-map.ts'
import { largeMap, launchBrowser, mapName, untilDrawn } from './map-pages.ts'
import { judge, median } from './report.ts'

/* How long the search page takes until its first map is drawn whole, by what MapLibre calls loaded, against a
   page with a map of the same style and nothing else; how long until the markers stand on it as well; and how
   long until a map that is alive is there again: node --import tsx bench/first-map.ts */
const rounds = 7
const mostRatio = 1.3
const mostAgainMs = 300
const camera = { lat: 13.7563, lng: 100.5018, zoom: 13 }
const viewport = { width: 1280, height: 800 }
const search = `/rent?lat=${camera.lat}&lng=${camera.lng}&zoom=${camera.zoom}`

async function firstMapMs(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  await page.goto(url)
  const drawn = await page.waitForFunction(
    () => performance.getEntriesByName('map-loaded')[0]?.startTime,
  )
  const drawnMs = Number(await drawn.jsonValue())
  await context.close()
  return drawnMs
}

/** From the step back to a frame with the same, drawn canvas. */
async function againMs(browser: Browser, origin: string): Promise<number[]> {
  const page = await browser.newPage({ viewport })
  // The loader of these files names functions by a helper that a page does not have.
  await page.addInitScript('globalThis.__name = (value) => value')
  await page.goto(origin + search)
  await untilDrawn(page)
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const link = page.getByRole('article').first().getByRole('link').first()
    const title = await link.innerText()
    await link.click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await largeMap(page).waitFor({ state: 'detached' })
    const time = await page.evaluate(
      (name) =>
        new Promise<number>((resolve) => {
          const beganMs = performance.now()
          const look = () => {
            const canvas = document.querySelector(`canvas[aria-label="${name}"]`)
            if (canvas?.checkVisibility()) {
              requestAnimationFrame(() => resolve(performance.now() - beganMs))
            } else requestAnimationFrame(look)
          }
          history.back()
          look()
        }),
      mapName,
    )
    times.push(time)
    await untilDrawn(page)
  }
  await page.close()
  return times
}

build()
const server = await startOwnServer({ DEMO: '1' })
const browser = await launchBrowser()
try {
  const source = (await (await fetch(server.url + mapSourcePath)).json()) as MapSource
  const look = { theme: 'light', language: 'en' } as const
  Object.assign(globalThis, { location: { origin: '' } })
  const { style } = await loadGround(source, look)
  const page = await browser.newPage({ viewport })
  await page.goto(server.url + search)
  const box = await largeMap(page).boundingBox()
  await page.close()
  if (!box) throw new Error('The search has a map')
  const bare = await serveBareMap(
    server.url,
    (origin) => JSON.parse(JSON.stringify(style).replaceAll('"/tiles', `"${origin}/tiles`)),
    camera,
    { widthPx: Math.round(box.width), heightPx: Math.round(box.height) },
  )
  const times: Record<'bare' | 'ours', number[]> = { bare: [], ours: [] }
  for (let round = -1; round < rounds; round += 1) {
    const [ours, theirs] = [
      await firstMapMs(browser, server.url + search),
      await firstMapMs(browser, bare.url),
    ]
    if (round < 0) continue
    times.ours.push(ours)
    times.bare.push(theirs)
  }
  bare.stop()
  const ratio = median(times.ours) / median(times.bare)
  const list = (values: number[]) => values.map(Math.round).join(' ')
  console.log(`first map, bare page: ${Math.round(median(times.bare))} ms (${list(times.bare)})`)
  console.log(`first map, search:    ${Math.round(median(times.ours))} ms (${list(times.ours)})`)
  judge(ratio <= mostRatio, `ratio ${ratio.toFixed(2)} of ${mostRatio}`)
  const again = await againMs(browser, server.url)
  judge(
    median(again) < mostAgainMs,
    `shown again after ${Math.round(median(again))} ms of ${mostAgainMs} (${list(again)})`,
  )
} finally {
  await browser.close()
  await server.stop()
}
