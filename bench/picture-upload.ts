import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { listingPicturesAtMost } from '#contract/limits.ts'
import { newPost } from '#tests/e2e/lenders.ts'
import { cameraPhoto } from '#tests/fixtures/camera-photo.ts'
import { browserArguments } from '#tools/browser-arguments.ts'
import { ensureBrowser } from '#tools/browser.js'
import { startOwnServer } from '#tools/own-server.ts'
import { build } from '#tools/set-up.js'
import { judge } from './report.ts'

/* The longest task of the page while a lender uploads photographs of 12 million pixels, and how long that takes. What
   counts is the time that the task itself had a processor; beside it stands the time that passed, others' included:
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
  const page = await post.openPictures(context, server.url)
  await page.getByLabel('Choose pictures').waitFor()

  await browser.startTracing(page, { categories: ['toplevel'] })
  const beganMs = performance.now()
  await page.getByLabel('Choose pictures').setInputFiles(paths)
  // Asking the page would be work of its main thread, too.
  while ((await post.pictures()).length < count) await setTimeout(500)
  await page.getByRole('list', { name: 'Uploads' }).waitFor({ state: 'detached' })
  const tookMs = performance.now() - beganMs
  const tasks = pageTasks(JSON.parse((await browser.stopTracing()).toString()))
  longestMs = Math.max(...tasks.map(({ ownMs }) => ownMs))
  const longestWithOthersMs = Math.max(...tasks.map(({ passedMs }) => passedMs))
  const kept = (await post.pictures()).length
  judge(
    longestMs <= goalMs,
    `${kept} of ${count} photographs of 12 MP: ` +
      `the longest task ${longestMs.toFixed(0)} ms, ${longestWithOthersMs.toFixed(0)} ms with what ` +
      `others took of its time; ${(tookMs / count).toFixed(0)} ms a photograph`,
  )
  if (kept !== count) throw new Error('Not all of them came.')
} finally {
  await browser.close()
  await server.stop()
  await rm(folder, { recursive: true })
}

async function takePhotos(): Promise<string[]> {
  const paths: string[] = []
  for (let at = 0; at < count; at++) {
    const path = join(folder, `photo-${at}.jpg`)
    await writeFile(path, await cameraPhoto(at))
    paths.push(path)
  }
  return paths
}

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  dur?: number
  tdur?: number
  args: { name?: string }
}

/** The tasks of the threads on which pages run. */
function pageTasks({ traceEvents }: { traceEvents: TraceEvent[] }) {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`
  const isPageThread = ({ name, args }: TraceEvent) =>
    name === 'thread_name' && args.name === 'CrRendererMain'
  const threads = new Set(traceEvents.filter(isPageThread).map(threadOf))
  const tasks = traceEvents.filter((event) => event.ph === 'X' && threads.has(threadOf(event)))
  if (tasks.length === 0) throw new Error('The trace has no task of the page.')
  return tasks.map(({ dur = 0, tdur = dur }) => ({ ownMs: tdur / 1000, passedMs: dur / 1000 }))
}
