import { messageSW, Workbox } from 'workbox-window'
import { hourMs } from '#contract/domain/durations.ts'
import { changing } from '#src/changing.ts'
import { log } from '#src/log.ts'

const updateCheckMs = hourMs
const noteMs = 6000

/** That a version newer than this page is there, or was asked for and takes over when the one before has answered what
 *  pages have asked it; or, for some seconds after the first visit, that the app opens without a connection. */
type WorkerNews = 'new-version' | 'taking-over' | 'opens-offline' | null

let worker: Workbox | undefined
const news = changing<WorkerNews>(null)
let isWaiting = false

export const workerNews = {
  get: news.get,
  subscribe: news.subscribe,
  /** It comes when it is asked for, never by itself. */
  takeNewVersion(): void {
    if (!isWaiting) return location.reload()
    news.set('taking-over')
    worker?.messageSkipWaiting()
  },
}

/** Registers the worker that opens the app without a connection, and looks for new versions: each hour,
 *  and when somebody comes back to the page. */
export function startWorker(): void {
  if (worker) return
  // The first worker that takes a page over is no newer version of anything.
  const hadWorker = navigator.serviceWorker.controller !== null
  worker = new Workbox('/main.js')
  worker.addEventListener('waiting', ({ sw }) => {
    isWaiting = true
    news.set('new-version')
    // It may take over without a connection.
    if (!wantsLittleData()) sw?.postMessage({ type: 'FETCH_LATE_FILES' })
  })
  // Another tab may have asked: this one goes on with the version that it runs.
  worker.addEventListener('controlling', ({ isUpdate, isExternal }) => {
    isWaiting = false
    const wasAsked = news.get() === 'taking-over'
    // Who is asked about what they typed may stay, and has not asked for the next one.
    if (wasAsked || (hadWorker && (isUpdate || isExternal))) news.set('new-version')
    if (wasAsked) location.reload()
  })
  register(worker).catch((error) => {
    log.warn(`The worker could not be registered: ${error}`)
  })
}

async function register(worker: Workbox): Promise<void> {
  const isFirstVisit = (await navigator.serviceWorker.getRegistration()) === undefined
  const registration = await worker.register()
  if (!registration) return
  const lookForUpdate = () => {
    if (navigator.onLine && !document.hidden) registration.update().catch(() => undefined)
  }
  setInterval(lookForUpdate, updateCheckMs)
  document.addEventListener('visibilitychange', lookForUpdate)
  const { active } = await navigator.serviceWorker.ready
  if (!active) return
  if (!navigator.serviceWorker.controller) active.postMessage({ type: 'CLAIM' })
  if (wantsLittleData()) return
  const areThere = await messageSW(active, { type: 'FETCH_LATE_FILES' })
  if (isFirstVisit && areThere) sayForAWhile('opens-offline')
}

function sayForAWhile(note: WorkerNews): void {
  if (news.get() !== null) return
  news.set(note)
  setTimeout(() => news.get() === note && news.set(null), noteMs)
}

const wantsLittleData = () =>
  'connection' in navigator &&
  (navigator as { connection: { saveData?: boolean } }).connection.saveData === true
