import type { CDPSession, Page } from '@playwright/test'
import { searchResultsAtMost } from '#contract/limits.ts'
import { startOwnServer } from '#tools/own-server.ts'
import { build } from '#tools/set-up.js'
import { largeMap, launchBrowser, untilDrawn } from './map-pages.ts'
import { judge } from './report.ts'

/* Which tasks are long while the map is panned with 10,000 listings on it, and how much of each is ours.
   Drawing is left out: what waits for the graphics card, which is software here, is no work of ours.
   Beside a list the map has as many as the list shows at most.
   node --import tsx bench/map-panning.ts */
const scenes = [
  { name: 'the map alone', query: '&mode=map', count: 10_000, hasList: false },
  { name: 'map and list', query: '', count: searchResultsAtMost, hasList: true },
]
const shownScripts = 3
const mostMs = 50
const pans = 12
const centre = { lat: 13.7563, lng: 100.5018 }
const spreadDegrees = 0.06
const search = `/rent?lat=${centre.lat}&lng=${centre.lng}&zoom=13`

interface ProfileNode {
  id: number
  callFrame: { functionName: string; url: string }
  children?: number[]
}

interface Profile {
  nodes: ProfileNode[]
  samples: number[]
  timeDeltas: number[]
}

interface LongTask {
  startMs: number
  durationMs: number
}

/** What is no script: waiting, painting, collecting. */
const noScript = /^\((program|garbage collector|idle|root)\)$/

/** Notes when the page was inside of a call of WebGL: with a card of software those are the drawing. */
const noteDrawing = () => {
  const kept = { drawing: [] as [number, number][] }
  Object.assign(window, kept)
  const { prototype } = WebGL2RenderingContext
  for (const name of Object.getOwnPropertyNames(prototype)) {
    const call = Object.getOwnPropertyDescriptor(prototype, name)?.value
    if (typeof call !== 'function' || name === 'constructor') continue
    Object.defineProperty(prototype, name, {
      value(this: WebGL2RenderingContext, ...rest: unknown[]) {
        const beganMs = performance.now()
        const result = Reflect.apply(call, this, rest)
        const endedMs = performance.now()
        if (endedMs - beganMs > 0.2) kept.drawing.push([beganMs, endedMs])
        return result
      },
    })
  }
}

/** Answers the search with that many listings, made of real ones and spread around the middle. */
async function fillSearch(page: Page, count: number): Promise<void> {
  await page.route('**/api/rent/search/', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    const resObj = Array.from({ length: count }, (_, index) => {
      const golden = index * 2.399963
      const distance = spreadDegrees * Math.sqrt(index / count)
      return {
        ...answer.resObj[index % answer.resObj.length],
        Id: 1_000_000 + index,
        Lat: centre.lat + distance * Math.sin(golden),
        Lon: centre.lng + distance * Math.cos(golden),
      }
    })
    await route.fulfill({ response, json: { ...answer, resObj, total: count } })
  })
}

async function pan(page: Page): Promise<void> {
  const box = await largeMap(page).boundingBox()
  if (!box) throw new Error('There is a map')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  for (let round = 0; round < pans; round += 1) {
    const way = round % 2 === 0 ? 160 : -160
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + way, y + way / 4, { steps: 24 })
    await page.mouse.up()
    await untilDrawn(page)
  }
}

const longTasksOf = (page: Page) =>
  page.evaluate(() => (window as { longTasks?: LongTask[] }).longTasks ?? [])

const overlapMs = (a: readonly [number, number], b: readonly [number, number]) =>
  Math.max(0, Math.min(a[1], b[1]) - Math.max(a[0], b[0]))

/** Milliseconds of a task that the page's script worked in each file, drawing left out. */
function workOf(
  { nodes, samples, timeDeltas }: Profile,
  profileBeganMs: number,
  task: readonly [number, number],
  drawing: readonly (readonly [number, number])[],
  drawingCalls: ReadonlySet<string>,
): Map<string, number> {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const spent = new Map<string, number>()
  let atMs = profileBeganMs
  samples.forEach((id, index) => {
    const sample = [atMs, atMs + (timeDeltas[index] ?? 0) / 1000] as const
    atMs = sample[1]
    const ofTask = overlapMs(sample, task)
    const { functionName, url } = byId.get(id)?.callFrame ?? { functionName: '', url: '' }
    const isDrawing = url === '' && drawingCalls.has(functionName)
    if (ofTask === 0 || isDrawing || noScript.test(functionName)) return
    const drawn = drawing.reduce((sum, call) => sum + overlapMs(sample, call), 0)
    const file =
      url
        .split('/')
        .at(-1)
        ?.replace(/-[\w-]{8}\.js$/, '') || functionName
    spent.set(file, (spent.get(file) ?? 0) + Math.max(0, ofTask - drawn))
  })
  return spent
}

async function profilePanning(page: Page, cdp: CDPSession, count: number): Promise<void> {
  await cdp.send('Profiler.enable')
  await cdp.send('Profiler.setSamplingInterval', { interval: 500 })
  await page.evaluate(() => Object.assign(window, { longTasks: [] }))
  // The profile's clock begins between these two.
  const beforeMs = await page.evaluate(() => performance.now())
  await cdp.send('Profiler.start')
  const beganMs = (beforeMs + (await page.evaluate(() => performance.now()))) / 2
  await pan(page)
  const { profile } = (await cdp.send('Profiler.stop')) as { profile: Profile }
  const tasks = await longTasksOf(page)
  const drawing = await page.evaluate(
    () => (window as { drawing?: [number, number][] }).drawing ?? [],
  )
  const drawingCalls = new Set(
    await page.evaluate(() => Object.getOwnPropertyNames(WebGL2RenderingContext.prototype)),
  )
  const scripts = tasks
    .map(({ startMs, durationMs }) => {
      const work = workOf(profile, beganMs, [startMs, startMs + durationMs], drawing, drawingCalls)
      return { durationMs, work, ourMs: [...work.values()].reduce((sum, ms) => sum + ms, 0) }
    })
    .toSorted((a, b) => b.ourMs - a.ourMs)
  const worst = scripts[0]?.ourMs ?? 0
  console.log(
    `${tasks.length} tasks over ${mostMs} ms, with drawing; of these the longest scripts:`,
  )
  for (const { durationMs, work, ourMs } of scripts.slice(0, shownScripts)) {
    const files = [...work]
      .toSorted((a, b) => b[1] - a[1])
      .slice(0, 4)
      .map(([file, ms]) => `${file} ${Math.round(ms)}`)
    console.log(`  task of ${Math.round(durationMs)} ms, script ${Math.round(ourMs)} ms: ${files}`)
  }
  judge(
    worst <= mostMs,
    `longest script in a task with ${count} listings: ${Math.round(worst)} ms of ${mostMs}`,
  )
}

build()
const server = await startOwnServer({ DEMO: '1' })
const browser = await launchBrowser()
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const cdp = await page.context().newCDPSession(page)
  await page.addInitScript(noteDrawing)
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const kept = window as { longTasks?: LongTask[] }
      for (const { startTime, duration } of list.getEntries()) {
        kept.longTasks?.push({ startMs: startTime, durationMs: duration })
      }
    }).observe({ type: 'longtask' })
  })
  for (const { name, query, count, hasList } of scenes) {
    console.log(name)
    await page.unrouteAll()
    await fillSearch(page, count)
    await page.goto(server.url + search + query)
    await largeMap(page).waitFor()
    await page
      .getByRole('article')
      .first()
      .waitFor({ state: hasList ? 'attached' : 'detached', timeout: 90_000 })
    await untilDrawn(page)
    await page.waitForLoadState('networkidle')
    await pan(page)
    await profilePanning(page, cdp, count)
  }
} finally {
  await browser.close()
  await server.stop()
}
