import type { CDPSession } from '@playwright/test'
import { startOwnServer } from '#tools/own-server.ts'
import { build } from '#tools/set-up.js'
import { largeMap, launchBrowser, untilDrawn } from './map-pages.ts'
import { judge } from './report.ts'

/* Whether a map costs more memory each time that it is opened: a search and a listing in turn, 200 times. What the
   engine compiles for speed is left out: it grows by itself for as long as scripts run.
   node --import tsx bench/map-memory.ts [times] */
const times = Number(process.argv[2] ?? 200)
const warmUps = 10
const withoutCompiling = ['--no-opt', '--no-maglev', '--no-sparkplug']
const mostGrowth = 1.1
const search = '/rent?lat=13.7563&lng=100.5018&zoom=13'

async function heapMb(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}

build()
const server = await startOwnServer({ DEMO: '1' })
const browser = await launchBrowser(...withoutCompiling)
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const cdp = await page.context().newCDPSession(page)
  await page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext
    const contexts = new Set<unknown>()
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
      value(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
        const context = Reflect.apply(original, this, [kind, ...rest])
        if (kind.startsWith('webgl') && context) contexts.add(context)
        Object.assign(window, { contextsMade: contexts.size })
        return context
      },
    })
  })
  const contextsMade = () =>
    page.evaluate(() => (window as { contextsMade?: number }).contextsMade ?? 0)
  await page.goto(server.url + search)
  await untilDrawn(page)
  let first = { mb: 0, contexts: 0 }
  for (let time = 0; time <= times + warmUps; time += 1) {
    if (time === warmUps) first = { mb: await heapMb(cdp), contexts: await contextsMade() }
    await page
      .getByRole('article')
      .nth(time % 6)
      .getByRole('link')
      .first()
      .click()
    await page.getByRole('heading', { name: 'Where it is' }).scrollIntoViewIfNeeded()
    await page.getByRole('region', { name: /^Map around/ }).waitFor()
    await page.goBack()
    await largeMap(page).waitFor()
    await page.getByRole('article').first().waitFor()
    if (time > warmUps && (time - warmUps) % 50 === 0) {
      console.log(`after ${time - warmUps}: ${(await heapMb(cdp)).toFixed(1)} MB`)
    }
  }
  const last = { mb: await heapMb(cdp), contexts: await contextsMade() }
  const growth = last.mb / first.mb
  judge(
    growth <= mostGrowth && last.contexts === first.contexts,
    `${times} openings: ${first.mb.toFixed(1)} to ${last.mb.toFixed(1)} MB ` +
      `(${growth.toFixed(2)} of ${mostGrowth}), ${first.contexts} to ${last.contexts} drawing contexts`,
  )
} finally {
  await browser.close()
  await server.stop()
}
