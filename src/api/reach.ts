/** How the server can be reached, by what the device says and by what the last request met. */
export type Reach = 'online' | 'offline' | 'unreachable'

const probeEveryMs = 3000

let lastRequestFailed = false
let probe: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Every request of ours tells here whether it met the server. */
export function reportReach(hasAnswered: boolean): void {
  if (lastRequestFailed !== hasAnswered) return
  lastRequestFailed = !hasAnswered
  tell()
  if (lastRequestFailed) askAgainLater()
  else clearTimeout(probe)
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
  const isThere = await fetch('/readyz', { cache: 'no-store' })
    .then((response) => response.json())
    .then(
      ({ status }) => status === 'ready',
      () => false,
    )
  reportReach(isThere)
  return isThere
}

function current(): Reach {
  if (!navigator.onLine) return 'offline'
  return lastRequestFailed ? 'unreachable' : 'online'
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
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

/** A device that is back has not tried yet. */
function onBack(): void {
  lastRequestFailed = false
  tell()
}

/** In one go: what is drawn anew in between would come too late to be told. */
function tell(): void {
  for (const listener of listeners) listener()
}

export const reachStore = { get: current, subscribe }
