import { currentUserId, askForSession, sessionKey } from '#src/api/current-user.ts'
import { queryClient } from '#src/api/query-client.ts'
import { reachStore, wasGone } from '#src/api/reach.ts'
import { endBreak } from '#src/outbox/end-break.ts'
import { flush, isLockedOut } from '#src/outbox/flush.ts'
import type { OutboxItem } from '#src/outbox/item.ts'
import { outboxSyncTag } from '#src/outbox/names.ts'
import { askForSync } from './ask-for-sync.ts'
import { nothing, showItems } from './known-items.ts'
import { listenToOthers, lookSoon, tellOutbox, warnOfOutbox } from './look.ts'
import { pageWorld } from './page-world.ts'

const { store } = pageWorld

const afterFailureMs = 60_000

let timer: ReturnType<typeof setTimeout> | undefined
let isWaiting = false

/** Sends what is due, after whoever is sending now; who asks meanwhile waits for the same turn. */
export function wakeOutbox(): void {
  if (isWaiting || !navigator.onLine || currentUserId() === null) return
  isWaiting = true
  void send()
}

async function send(): Promise<void> {
  try {
    const { nextAtMs } = await flush({ ...pageWorld, store: tellingStore, alone: inTurn })
    if (nextAtMs === null) return clearTimeout(timer)
    wakeIn(nextAtMs - Date.now())
    // A browser calls the worker a few times only.
    askForSync(outboxSyncTag)
  } catch (error) {
    isWaiting = false
    warnOfOutbox(error)
    // A device that is full, or whose database was closed under us, may do better in a while.
    wakeIn(afterFailureMs)
  }
}

function wakeIn(ms: number): void {
  clearTimeout(timer)
  timer = setTimeout(wakeOutbox, Math.max(0, ms))
}

const inTurn: typeof pageWorld.alone = (task) =>
  pageWorld.alone(() => {
    isWaiting = false
    return task()
  })

/** Each step is seen while it is made. */
const tellingStore = {
  ...store,
  async change(...change: Parameters<typeof store.change>) {
    const item = await store.change(...change)
    tellOf([item])
    return item
  },
  async changeAll(...changes: Parameters<typeof store.changeAll>) {
    const items = await store.changeAll(...changes)
    tellOf(items)
    return items
  },
}

/** Once for what one write has changed. */
function tellOf(items: (OutboxItem | null)[]): void {
  if (items.some((item) => item !== null)) tellOutbox()
  if (items.some((item) => item && isLockedOut(item))) askForSession()
}

async function wakeAfterBreak(): Promise<void> {
  await endBreak(store).catch(warnOfOutbox)
  wakeOutbox()
  lookSoon()
}

let isStarted = false

/** Wakes the outbox whenever it may have something to do, for as long as the page lives. */
export function startOutbox(): void {
  if (isStarted) return
  isStarted = true
  const backOnline = () => void wakeAfterBreak()
  listenToOthers()
  addEventListener('online', backOnline)
  document.addEventListener('visibilitychange', () => document.hidden || backOnline())
  // What fails alone, while the server is there, waits longer each time.
  reachStore.subscribe(() => {
    if (reachStore.get() === 'online' && wasGone()) backOnline()
  })
  let userId = currentUserId()
  queryClient.getQueryCache().subscribe(({ query, type }) => {
    if (type !== 'updated' || query.queryKey[0] !== sessionKey[0] || userId === currentUserId())
      return
    userId = currentUserId()
    showItems(nothing)
    backOnline()
  })
  // Whoever opens a page expects it to try at once, as whoever comes back to one.
  backOnline()
}
