import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import { listingPicturesAtMost } from '#contract/limits.ts'
import { newPost } from '#tests/e2e/lenders.ts'
import { cameraPhoto } from '#tests/fixtures/camera-photo.ts'
import { browserArguments } from '#tools/browser-arguments.ts'
import { ensureBrowser } from '#tools/browser.js'
import { startOwnServer } from '#tools/own-server.ts'
import { build } from '#tools/set-up.js'

/* The longest task of the page while a lender uploads photographs of 12 million pixels, and how long that takes:
   node --import tsx bench/picture-upload.ts [photographs] */
const count = Number(process.argv[2] ?? listingPicturesAtMost)
const goalMs = 100

build()
const folder = await mkdtemp(join(tmpdir(), 'staylend-photos-'))
const server = await startOwnServer()
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments })
let longestMs = 0
try {
  const paths = await takePhotos()
  const post = await newPost(server.url)
  const context = await browser.newContext({
    viewport: { width: 412, height: 800 },
    serviceWorkers: 'block',
  })
  await context.addInitScript(noteLongTasks)
  const page = await post.openPictures(context, server.url)
  await page.getByLabel('Choose pictures').waitFor()
  await longTasks(page)

  const beganMs = performance.now()
  await page.getByLabel('Choose pictures').setInputFiles(paths)
  // Asking the page would be work of its main thread, too.
  while ((await post.pictures()).length < count) await setTimeout(500)
  await page.getByRole('list', { name: 'Uploads' }).waitFor({ state: 'detached' })
  const tookMs = performance.now() - beganMs
  const tasks = await longTasks(page)
  longestMs = Math.max(0, ...tasks)
  const kept = (await post.pictures()).length
  process.stdout.write(
    `${longestMs <= goalMs ? 'ok  ' : 'MISS'} ${kept} of ${count} photographs of 12 MP: ` +
      `${tasks.length} tasks over 50 ms, the longest ${longestMs.toFixed(0)} ms; ` +
      `${(tookMs / count).toFixed(0)} ms a photograph\n`,
  )
  if (kept !== count) throw new Error('Not all of them came.')
} finally {
  await browser.close()
  await server.stop()
  await rm(folder, { recursive: true })
}
process.exitCode = longestMs <= goalMs ? 0 : 1

async function takePhotos(): Promise<string[]> {
  const paths: string[] = []
  for (let at = 0; at < count; at++) {
    const path = join(folder, `photo-${at}.jpg`)
    await writeFile(path, await cameraPhoto(at))
    paths.push(path)
  }
  return paths
}

function longTasks(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as never as { longTasks: number[] }).longTasks.splice(0))
}

function noteLongTasks(): void {
  const longTasks: number[] = []
  Object.assign(window, { longTasks })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longTasks.push(duration)
  }).observe({ type: 'longtask' })
}
