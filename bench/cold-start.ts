import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { accountOf } from '#server/demo/accounts.ts'
import { browserArguments } from '#tools/browser-arguments.ts'
import { ensureBrowser } from '#tools/browser.js'
import { startOwnServer } from '#tools/own-server.ts'
import { build } from '#tools/set-up.js'
import { judge, median } from './report.ts'

/* From the first navigation of a browser without its server until what was seen stands there again, the median of five
   starts on a desktop, and with the processor slowed to a quarter as a phone's is:
   node --import tsx bench/cold-start.ts */
const runs = 5
const search = '/rent?lat=12.9276&lng=100.8771&zoom=13&mode=list'
const goalsMs = { desktop: 1000, phone: 2500 }
const slowdowns = { desktop: 1, phone: 4 }

const pages = {
  'search results': { path: search, first: (page: Page) => page.getByRole('article').first() },
  'chat list': {
    path: '/chats',
    first: (page: Page) => page.getByRole('main').getByRole('listitem').first(),
  },
}

async function openBrowser(folder: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, {
    executablePath: ensureBrowser(),
    args: browserArguments,
  })
}

async function visitEverything(folder: string, url: string): Promise<void> {
  const context = await openBrowser(folder)
  const page = await context.newPage()
  const { email, password } = accountOf('renter')
  await page.goto(`${url}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('heading', { name: 'Profile' }).waitFor()
  await page.evaluate(() => navigator.serviceWorker.ready)
  for (const { path, first } of Object.values(pages)) {
    await page.goto(url + path)
    await first(page).waitFor()
  }
  await context.close()
}

async function startMs(
  folder: string,
  url: string,
  first: (page: Page) => ReturnType<Page['locator']>,
  slowdown: number,
): Promise<number> {
  const context = await openBrowser(folder)
  const page = await context.newPage()
  const protocol = await context.newCDPSession(page)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(url, { waitUntil: 'commit' })
  await first(page).waitFor()
  const ms = await page.evaluate(() => performance.now())
  await context.close()
  return ms
}

build()
const folder = await mkdtemp(join(tmpdir(), 'staylend-cold-'))
const server = await startOwnServer({ DEMO: '1' })
try {
  await visitEverything(folder, server.url)
} finally {
  await server.stop()
}
for (const device of ['desktop', 'phone'] as const) {
  for (const [name, { path, first }] of Object.entries(pages)) {
    const times: number[] = []
    for (let run = 0; run < runs; run += 1) {
      times.push(await startMs(folder, server.url + path, first, slowdowns[device]))
    }
    judge(
      median(times) < goalsMs[device],
      `${name} on a ${device}: ${Math.round(median(times))} ms of ${goalsMs[device]} ms (${times.map(Math.round).join(', ')})`,
    )
  }
}
await rm(folder, { recursive: true, force: true })
