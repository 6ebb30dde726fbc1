import { chromium, type Browser } from '@playwright/test'
import { ensureBrowser } from '#tools/browser.js'
import { startOwnServer } from '#tools/own-server.ts'
import { build } from '#tools/set-up.js'
import { openSlowLine } from '#tools/slow-line.ts'
import { readInstallList } from '#tools/worker-list.ts'
import { judge, median } from './report.ts'

/* From the first navigation until the app opens without a connection, over a phone's slow line, the median of
   five first visits:
   node --import tsx bench/first-visit.ts */
const runs = 5
const line = { bytesPerSecond: 1.6e6 / 8, roundTripMs: 150 }
const goals = { readyMs: 5000, installBytes: 3 * 1024 ** 2 }

/** @returns when the worker had everything that it waits for and had taken the page over */
async function visit(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(url)
  const readyMs = await page.evaluate(async () => {
    if (!navigator.serviceWorker.controller) {
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      )
    }
    return performance.now()
  })
  await context.close()
  return readyMs
}

build()
const { bytes, paths } = readInstallList()
const server = await startOwnServer()
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] })
const times: number[] = []
try {
  for (let run = 0; run < runs; run += 1) {
    const slow = await openSlowLine(Number(new URL(server.url).port), line)
    times.push(await visit(browser, slow.url))
    slow.close()
  }
} finally {
  await browser.close()
  await server.stop()
}
const medianMs = median(times)
const each = times.map((ms) => Math.round(ms)).join(', ')
judge(
  medianMs < goals.readyMs,
  `first visit to ready offline: ${Math.round(medianMs)} ms of ${goals.readyMs} ms (${each})`,
)
judge(
  bytes <= goals.installBytes,
  `an install waits for ${paths.length} files, ${(bytes / 1024 ** 2).toFixed(2)} MiB of 3 MiB raw`,
)
