import { Workbox } from 'workbox-window'

const updateCheckMs = 3_600_000

let worker: Workbox | undefined
let isReady = false
let isWaiting = false
let wasAsked = false
const listeners = new Set<() => void>()

/** Whether a version newer than this page is there. It comes when it is asked for, never by itself. */
export const newVersion = {
  get: () => isReady,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  take(): void {
    wasAsked = true
    if (isWaiting) worker?.messageSkipWaiting()
    else location.reload()
  },
}

function sayReady(): void {
  isReady = true
  for (const listener of listeners) listener()
}

/** Registers the worker that opens the app without a connection, and looks for new versions: each hour,
 *  and when somebody comes back to the page. */
export function startWorker(): void {
  if (worker) return
  // The first worker that takes a page over is no newer version of anything.
  const hadWorker = navigator.serviceWorker.controller !== null
  worker = new Workbox('/main.js')
  worker.addEventListener('waiting', () => {
    isWaiting = true
    sayReady()
  })
  // Another tab may have asked: this one goes on with the version that it runs.
  worker.addEventListener('controlling', ({ isUpdate, isExternal }) => {
    isWaiting = false
    if (wasAsked) location.reload()
    else if (hadWorker && (isUpdate || isExternal)) sayReady()
  })
  register(worker).catch((error) => {
    console.warn(`The worker could not be registered: ${error}`)
  })
}

async function register(worker: Workbox): Promise<void> {
  const registration = await worker.register()
  if (!registration) return
  const lookForUpdate = () => {
    if (navigator.onLine && !document.hidden) registration.update().catch(() => undefined)
  }
  setInterval(lookForUpdate, updateCheckMs)
  document.addEventListener('visibilitychange', lookForUpdate)
  const { active } = await navigator.serviceWorker.ready
  if (!wantsLittleData()) active?.postMessage({ type: 'FETCH_LARGE_FILES' })
}

const wantsLittleData = () =>
  'connection' in navigator &&
  (navigator as { connection: { saveData?: boolean } }).connection.saveData === true
