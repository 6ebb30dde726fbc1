import { startOwnServer } from '#tools/own-server.ts'
import { launchBrowser } from './map-pages.ts'
const server = await startOwnServer({ DEMO: '1' })
const browser = await launchBrowser()
try {
  for (let i = 0; i < 3; i++) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    const page = await context.newPage()
    if (i === 2)
      await browser.startTracing(page, {
        path: '/tmp/fm/trace.json',
        categories: ['devtools.timeline', 'v8.execute', 'blink.user_timing', 'loading'],
      })
    await page.goto(server.url + '/rent?lat=13.7563&lng=100.5018&zoom=13')
    const drawn = await page.waitForFunction(
      () => performance.getEntriesByName('map-loaded')[0]?.startTime,
    )
    console.log(
      await drawn.jsonValue(),
      await page.evaluate(() =>
        JSON.stringify(
          performance
            .getEntriesByType('resource')
            .map((r: any) => [
              r.name.split('/').pop().slice(0, 40),
              Math.round(r.startTime),
              Math.round(r.responseEnd),
            ]),
        ),
      ),
    )
    if (i === 2) await browser.stopTracing()
    await context.close()
  }
} finally {
  await browser.close()
  await server.stop()
}
