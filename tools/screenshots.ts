import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import sharp from 'sharp'
import { demoAccounts } from '#server/demo/accounts.ts'
import { ensureBrowser } from './browser.js'
import { startOwnServer } from './own-server.ts'
import { build, root, say } from './set-up.js'

/* Takes the pictures of the README from the running app:
   node --import tsx tools/screenshots.ts */

const folder = join(root, 'docs/pictures')
const bytesAtMost = 600_000
const sizes = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 780 },
} as const

interface Shot {
  name: string
  size: keyof typeof sizes
  /** Goes to what is shown, logged in as the demonstration's renter. */
  go(page: Page): Promise<unknown>
}

const bangkok = '/rent?lat=13.7563&lng=100.5018&zoom=12'
const main = (page: Page) => page.getByRole('main')
const search = async (page: Page) => {
  await page.goto(bangkok)
  await main(page)
    .getByRole('button', { name: /^Filter/ })
    .waitFor()
}
const firstListing = async (page: Page) => {
  await page.goto(bangkok)
  await main(page).getByRole('article').getByRole('heading').getByRole('link').first().click()
}

const shots: Shot[] = [
  { name: 'home', size: 'desktop', go: (page) => page.goto('/') },
  { name: 'search', size: 'desktop', go: search },
  { name: 'search-phone', size: 'phone', go: search },
  { name: 'listing', size: 'desktop', go: firstListing },
  {
    name: 'reserve-phone',
    size: 'phone',
    async go(page) {
      await firstListing(page)
      await main(page).getByRole('link', { name: 'Reserve' }).click()
      await main(page).getByRole('grid').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'chat-phone',
    size: 'phone',
    async go(page) {
      await page.goto('/chats')
      await main(page).getByRole('link').last().click()
      await main(page).getByRole('textbox').waitFor()
    },
  },
  {
    name: 'profile',
    size: 'desktop',
    async go(page) {
      await page.goto('/profile')
      await main(page)
        .getByRole('tab', { name: /Your Reservations/ })
        .click()
      await main(page).getByRole('table').scrollIntoViewIfNeeded()
    },
  },
]

async function logIn(page: Page): Promise<void> {
  const renter = demoAccounts.find(({ role }) => role === 'renter')
  if (!renter) throw new Error('The demonstration has a renter')
  await page.goto('/login')
  await page.getByLabel('Email').fill(renter.email)
  await page.getByLabel('Password').fill(renter.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('heading', { name: 'Profile' }).waitFor()
}

async function take(browser: Browser, baseURL: string, { name, size, go }: Shot): Promise<number> {
  const isPhone = size === 'phone'
  const context = await browser.newContext({
    baseURL,
    viewport: sizes[size],
    hasTouch: isPhone,
    isMobile: isPhone,
    reducedMotion: 'reduce',
    deviceScaleFactor: isPhone ? 1.5 : 1,
  })
  const page = await context.newPage()
  await logIn(page)
  await go(page)
  await main(page).waitFor()
  // The stream of events never ends: what is waited for is what is seen.
  await page.waitForFunction(isAllThere)
  await page.mouse.move(0, 0)
  const webp = await sharp(await page.screenshot())
    .webp({ quality: 78, effort: 6 })
    .toBuffer()
  await writeFile(join(folder, `${name}.webp`), webp)
  await context.close()
  say(`${name}: ${(webp.length / 1000).toFixed(0)} kB`)
  return webp.length
}

/** Pictures and maps in sight, and what comes when a page is idle. */
function isAllThere(): boolean {
  const unfinished = [...document.querySelectorAll('img, [aria-busy=true]')].filter(
    (element) => !(element instanceof HTMLImageElement && element.complete),
  )
  const late = document.querySelectorAll('main ~ [role=status]')
  return (
    late.length === 2 &&
    unfinished
      .map((element) => element.getBoundingClientRect())
      .every(({ top, left }) => top >= innerHeight || left >= innerWidth)
  )
}

async function takeAll(browser: Browser, baseURL: string): Promise<void> {
  let bytes = 0
  for (const shot of shots) bytes += await take(browser, baseURL, shot)
  say(`${(bytes / 1000).toFixed(0)} kB in all`)
  if (bytes > bytesAtMost) throw new Error('The pictures are too large for a README')
}

build()
await mkdir(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
})
try {
  const server = await startOwnServer({ DEMO: '1' })
  await takeAll(browser, server.url).finally(server.stop)
} finally {
  await browser.close()
}
