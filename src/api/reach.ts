import { readTimeMs } from '#contract/limits.ts'

/** How the server can be reached, by what the device says and by what the last request met. */
export type Reach = 'online' | 'offline' | 'unreachable'

const probeEveryMs = 3000

let lastRequestFailed = false
let hasProbeFailed = false
let probe: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()
/** What the listeners were told last. */
let told: Reach | undefined

/** Every request of ours tells here whether it met the server. */
export function reportReach(hasAnswered: boolean): void {
  // A device that slept may have missed the event that its connection is back.
  const hasMissed = hasAnswered && told !== undefined && told !== current()
  if (lastRequestFailed !== hasAnswered && !hasMissed) return
  if (hasAnswered) return onBack()
  lastRequestFailed = true
  tell()
  askAgainLater()
}

/** No event says that a server is back: as long as somebody looks at the page, it is asked. */
function askAgainLater(): void {
  clearTimeout(probe)
  probe = setTimeout(async () => {
    if (!lastRequestFailed) return
    const isBack = !document.hidden && navigator.onLine && (await askForReach())
    if (!isBack) askAgainLater()
  }, probeEveryMs)
}

/** Asks the server whether it is there. */
export async function askForReach(): Promise<boolean> {
  const isThere = await fetch('/readyz', {
    cache: 'no-store',
    // On a connection that has died unnoticed nothing else would end it.
    signal: AbortSignal.timeout(readTimeMs),
  })
    .then((response) => response.json())
    .then(
      ({ status }) => status === 'ready',
      () => false,
    )
  if (!isThere) hasProbeFailed = true
  reportReach(isThere)
  return isThere
}

function current(): Reach {
  if (!navigator.onLine) return 'offline'
  return lastRequestFailed ? 'unreachable' : 'online'
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    told = current()
    addEventListener('online', onBack)
    addEventListener('offline', tell)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    removeEventListener('online', onBack)
    removeEventListener('offline', tell)
  }
}

/** The server has answered, or a device that is back has not tried yet. */
function onBack(): void {
  clearTimeout(probe)
  lastRequestFailed = false
  tell()
  hasProbeFailed = false
}

/** In one go: what is drawn anew in between would come too late to be told. */
function tell(): void {
  if (listeners.size > 0) told = current()
  for (const listener of listeners) listener()
}

/** Whether the server itself was out of reach, for whoever is told that it is back: one request may fail alone. */
export const wasGone = (): boolean => hasProbeFailed

export const reachStore = { get: current, subscribe }
