import { keptRefreshMs } from '#contract/limits.ts'
import { alone } from '#src/alone.ts'
import { knownUserId, sessionKey } from '#src/api/current-user.ts'
import { queryClient } from '#src/api/query-client.ts'
import { isNotThere } from '#src/api/is-not-there.ts'
import { reachStore, wasGone } from '#src/api/reach.ts'
import { keptListings, noteForNow, readKept, readKeptSurely } from '#src/cache/kept-listings.ts'
import { removeOldListings } from '#src/cache/listing-store.ts'
import { noteGone } from '#src/cache/note-gone.ts'
import { isOfKept } from '#src/cache/of-kept.ts'
import {
  listingsOfUsers,
  refreshQuery,
  removeOldQueries,
  removeOthersQueries,
} from '#src/cache/query-store.ts'
import { isFull, NotOnDeviceError } from '#src/cache/storage-health.ts'
import { backoffMs } from '#src/outbox/backoff.ts'
import { log } from '#src/log.ts'
import { askToStay, isInstalled } from './ask-to-stay.ts'
import { dropListing, keepListing, type KeptQueries } from './keep-listing.ts'
import { planKeeping } from './keep-plan.ts'
import { reportKeeping } from './keep-progress.ts'
import { mergeSaved } from './merge-saved.ts'
import { readHearts } from '#src/sending/read-hearts.ts'
import { savedQuery } from './queries.ts'

const freshForMs = 60_000

let freshSinceMs = 0
let again: () => void = () => undefined

/** Somebody looks at what is saved: it is read anew, unless it just was. */
export function refreshKept(): void {
  freshSinceMs = Date.now() - freshForMs
  again()
}

/** Keeps on this device what is saved, as long as the page is open: one listing after the other, in one tab.
 *  @returns what ends it */
export function startKeeper(queries: KeptQueries): () => void {
  const end = new AbortController()
  let isDue = false
  let isRunning = false
  let leaving: ReturnType<typeof setTimeout> | undefined
  let retrying: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  /** What failed is tried again after a while, when the connection comes back, or at the next start. */
  const failed = new Set<number>()
  let running: { id: number; stop: AbortController } | null = null

  const look = () => {
    if (running && !isWanted(running.id)) running.stop.abort()
    isDue = true
    if (!isRunning) void run()
  }
  const lookAgain = () => {
    failed.clear()
    look()
  }
  let reach = reachStore.get()
  const lookWhenBack = () => {
    const wasOffline = reach === 'offline'
    reach = reachStore.get()
    // What fails alone, while the server is there, waits longer each time.
    if (reach === 'online' && (wasOffline || wasGone())) lookAgain()
    else look()
  }

  async function run(): Promise<void> {
    isRunning = true
    try {
      // Of tabs of one browser, one does it; the next one goes on when that is closed.
      await alone('keep-saved', async () => {
        while (isDue && !end.signal.aborted) {
          isDue = false
          await pass()
        }
      })
    } catch (error) {
      // A browser that lets the site keep nothing refuses the lock at once, each time.
      isDue = false
      tryLater(error)
    } finally {
      isRunning = false
    }
    // Giving the lock back takes a while, in which more may have become due.
    if (isDue && !end.signal.aborted) void run()
  }

  async function pass(): Promise<void> {
    const userId = knownUserId()
    if (userId === undefined) return
    const isOnline = reachStore.get() === 'online'
    if (userId !== null) await mergeSaved(userId)
    let plan = await planFor(userId)
    for (const leaving of plan.remove) await dropListing(leaving)
    wakeForLeaving()
    if (!isOnline) return
    if (userId !== null && plan.missing.length > 0) {
      await refreshQuery(savedQuery(userId))
      plan = await planFor(userId)
    }
    // First, since a town's map goes with the last place that is here.
    const nowMs = Date.now()
    for (const [at, id] of plan.adopt.entries()) {
      await noteForNow(id, { userId, savedAtMs: nowMs - at })
    }
    for (const id of plan.missing) await settleMissing(id)
    const [next] = (await planFor(userId)).refresh.filter((id) => !failed.has(id))
    if (next === undefined) return
    await keep(next)
    isDue = true
  }

  async function keep(id: number): Promise<void> {
    const stop = new AbortController()
    running = { id, stop }
    reportKeeping(id, { kind: 'running', part: 0 })
    try {
      const signal = AbortSignal.any([stop.signal, end.signal])
      await keepListing(id, queries, {
        signal,
        onPart: (part) => reportKeeping(id, { kind: 'running', part }),
      })
      reportKeeping(id, null)
      failures = 0
    } catch (error) {
      reportKeeping(id, saysFull(error) ? { kind: 'full' } : null)
      if (isNotThere(error)) return await noteGone(id)
      if (stop.signal.aborted) return
      failed.add(id)
      if (!saysFull(error)) tryLater(error)
    } finally {
      running = null
    }
  }

  function tryLater(error: unknown): void {
    if (end.signal.aborted) return
    log.warn('What is saved could not be kept now:', error)
    failures += 1
    clearTimeout(retrying)
    retrying = setTimeout(lookAgain, backoffMs(failures, Math.random()))
  }

  /** Taken back on another device, or deleted. */
  async function settleMissing(id: number): Promise<void> {
    const leaving = (await readKept()).get(id)
    if (!leaving) return
    try {
      await queries.listing(id, refreshQuery)
      await dropListing(leaving)
    } catch (error) {
      if (!isNotThere(error)) throw error
      await noteGone(id)
    }
  }

  function wakeForLeaving(): void {
    clearTimeout(leaving)
    const times = [...(keptListings.get()?.values() ?? [])].flatMap(({ leavesAtMs }) =>
      leavesAtMs === null ? [] : [leavesAtMs],
    )
    if (times.length > 0) leaving = setTimeout(look, Math.min(...times) - Date.now())
  }

  again = lookAgain
  const stops = [
    keptListings.subscribe(look),
    reachStore.subscribe(lookWhenBack),
    queryClient.getQueryCache().subscribe((event) => {
      const [root] = event.query.queryKey
      if (event.type !== 'updated' || event.action.type !== 'success') return
      if (root === sessionKey[0] || root === 'saved') look()
    }),
  ]
  lookAgain()
  void tidy()
  return () => {
    end.abort()
    clearTimeout(leaving)
    clearTimeout(retrying)
    for (const stop of stops) stop()
  }
}

const saysFull = (error: unknown): boolean =>
  error instanceof NotOnDeviceError ? error.isFull : isFull(error)

function isWanted(id: number): boolean {
  const copy = keptListings.get()?.get(id)
  const userId = knownUserId()
  return copy?.leavesAtMs === null && (copy.userId === null || copy.userId === userId)
}

async function planFor(userId: number | null) {
  const kept = [...(await readKept()).values()]
  const listed = userId === null ? null : await listedIds(userId)
  const nowMs = Date.now()
  // A clock that was ahead when somebody looked would have all read anew without an end.
  freshSinceMs = Math.min(freshSinceMs, nowMs - freshForMs)
  const beganAtMs = performance.timeOrigin
  return planKeeping({ userId, listed, kept, nowMs, freshSinceMs, beganAtMs })
}

/** As the server's list will be, once all has arrived there.
 *  @returns null where neither the server nor this device has the list */
async function listedIds(userId: number): Promise<number[] | null> {
  const hearts = await readHearts()
  const ids = await serverIds(userId)
  const added = [...hearts].flatMap(([id, willBeSaved]) => (willBeSaved ? [id] : []))
  return ids && [...new Set([...added, ...ids])].filter((id) => hearts.get(id) !== false)
}

async function serverIds(userId: number): Promise<number[] | null> {
  // Who has logged out meanwhile would be refused.
  if (knownUserId() !== userId) return null
  const query = savedQuery(userId)
  const listings = await queryClient.ensureQueryData(query).catch(() => null)
  const readAtMs = queryClient.getQueryState(query.queryKey)?.dataUpdatedAt ?? 0
  if (listings && readAtMs < Date.now() - keptRefreshMs && reachStore.get() === 'online') {
    return (await refreshQuery(query)).map(({ id }) => id)
  }
  return listings && listings.map(({ id }) => id)
}

/** What was only looked at makes room, what is saved does not. */
async function tidy(): Promise<void> {
  const userId = knownUserId()
  // Somebody may have logged out and closed the window before that was done.
  if (userId !== undefined) await removeOthersQueries(userId)
  const [kept, ofUsers] = await Promise.all([readKeptSurely(), listingsOfUsers()])
  if (!kept || !ofUsers) return
  if (kept.size > 0 && isInstalled()) askToStay()
  await removeOldListings(new Set([...kept.keys(), ...ofUsers]))
  await removeOldQueries((queryKey) => isOfKept(queryKey, kept))
}
