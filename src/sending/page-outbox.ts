import { currentUserId, forgetSession, queryClient, sessionKey } from '#src/api/query-client.ts'
import { reachStore } from '#src/api/reach.ts'
import { flush } from '#src/outbox/flush.ts'
import type { NewItem, OutboxItem, OutboxRequest } from '#src/outbox/item.ts'
import { outboxChannel } from '#src/outbox/names.ts'
import { askForSync } from './ask-for-sync.ts'
import { pageWorld } from './page-world.ts'
import { takeOver } from './take-over.ts'

const { store } = pageWorld
const nothing: readonly OutboxItem[] = []

/** What a tab or the worker says to all others; null when there is just something to look at. */
type Heard = { arrived: readonly OutboxItem[] } | null

let known: readonly OutboxItem[] = nothing
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined
let isWaiting = false
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(outboxChannel) : null

/** What the user of this page has not sent yet, and what was sent and is not taken over; the oldest first. */
export const outboxItems = {
  get: () => known,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

let looking: Promise<void> | null = null
let isLookDue = false

/** Reads anew what there is, and takes over what has arrived. Who asks meanwhile is answered by one more
 *  look.
 *  @throws what a database throws */
export function lookAtOutbox(): Promise<void> {
  isLookDue = true
  looking ??= lookAgain().finally(() => {
    looking = null
  })
  return looking
}

/** Many steps in a row are seen together, so that looking takes a small part of the time that sending does. */
const leastRestMs = 250
const restsPerLook = 10

async function lookAgain(): Promise<void> {
  while (isLookDue) {
    isLookDue = false
    const beganMs = performance.now()
    await look()
    if (!isLookDue) return
    const restMs = Math.max(leastRestMs, restsPerLook * (performance.now() - beganMs))
    await new Promise((resolve) => setTimeout(resolve, restMs))
  }
}

async function look(): Promise<void> {
  const userId = currentUserId()
  const before = known
  const all = userId === null ? nothing : await store.items()
  if (userId !== currentUserId()) return
  show(asBefore(all.filter((item) => item.userId === userId)))
  settle(known)
  await takeOver({ before, now: known, forget })
}

/** Other tabs hear what has arrived before it is gone: one of them may wait for it. */
async function forget(arrived: readonly OutboxItem[]): Promise<void> {
  channel?.postMessage({ arrived })
  await store.forget(arrived.map(({ seq }) => seq))
  tell()
}

function show(items: readonly OutboxItem[]): void {
  known = items
  for (const listener of listeners) listener()
}

/** What has not changed stays the same object: it is not drawn again. */
function asBefore(items: OutboxItem[]): OutboxItem[] {
  const before = new Map(known.map((item) => [item.seq, item]))
  return items.map((item) => {
    const same = before.get(item.seq)
    return same && JSON.stringify(same) === JSON.stringify(item) ? same : item
  })
}

/** What happened to items lately, of all users of this device; the newest last.
 *  @throws what a database throws */
export const outboxTransitions = () => store.transitions()

const settling = new Map<string, ((item: OutboxItem) => void)[]>()

/** @returns when the server has decided about it, as long as this page lives: acknowledged, or in need of its
 *  author */
export function settled(id: string): Promise<OutboxItem> {
  return new Promise((resolve) => settling.set(id, [...(settling.get(id) ?? []), resolve]))
}

function settle(items: readonly OutboxItem[]): void {
  for (const item of items) {
    if (item.state !== 'acknowledged' && item.state !== 'needs-you') continue
    settling.get(item.id)?.forEach((resolve) => resolve(item))
    settling.delete(item.id)
  }
}

/** Says to this page and to all others that something has changed. */
function tell(): void {
  channel?.postMessage(null)
  void lookAtOutbox().catch(warn)
}

const warn = (error: unknown) => console.warn('The outbox of this device failed:', error)

/** Keeps it on this device, and sends it as soon as it can be sent.
 *  @returns when it is on the disk
 *  @throws what a database throws: then nothing was kept, and nothing is sent */
export async function enqueue(item: NewItem): Promise<OutboxItem> {
  const added = await store.add(item)
  tell()
  askForSync()
  wakeOutbox()
  return added
}

export async function tryAgain(seq: number): Promise<void> {
  await store.change(seq, { type: 'try-again' })
  tell()
  wakeOutbox()
}

/** Sends something else in its place, under a key of its own.
 *  @returns whether it could still be changed */
export async function editItem(seq: number, id: string, request: OutboxRequest): Promise<boolean> {
  const edited = await store.change(seq, { type: 'edit', id, request })
  tell()
  wakeOutbox()
  return edited !== null
}

/** @returns whether it was still here to be thrown away */
export async function discard(seq: number): Promise<boolean> {
  const isGone = await store.discard(seq)
  tell()
  return isGone
}

/** Sends what is due, after whoever is sending now; who asks meanwhile waits for the same turn. */
export function wakeOutbox(): void {
  if (isWaiting || !navigator.onLine || currentUserId() === null) return
  isWaiting = true
  void send()
}

async function send(): Promise<void> {
  try {
    const { nextAtMs } = await flush({ ...pageWorld, store: tellingStore, alone: inTurn })
    clearTimeout(timer)
    if (nextAtMs !== null) timer = setTimeout(wakeOutbox, Math.max(0, nextAtMs - Date.now()))
  } catch (error) {
    isWaiting = false
    warn(error)
  }
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
    if (item) tell()
    if (item?.state === 'signed-out' || item?.state === 'parked') forgetSession()
    return item
  },
}

async function wakeAfterBreak(): Promise<void> {
  const userId = currentUserId()
  for (const { seq, userId: author, waitsFor } of await store.items()) {
    if (author === userId && waitsFor === 'connection') {
      await store.change(seq, { type: 'connection-back' })
    }
  }
  wakeOutbox()
  await lookAtOutbox()
}

let isStarted = false

/** Wakes the outbox whenever it may have something to do, for as long as the page lives. */
export function startOutbox(): void {
  if (isStarted) return
  isStarted = true
  const begin = () => {
    wakeOutbox()
    void lookAtOutbox().catch(warn)
  }
  const backOnline = () => void wakeAfterBreak().catch(warn)
  channel?.addEventListener('message', ({ data }: MessageEvent<Heard>) => {
    settle(data?.arrived ?? nothing)
    void lookAtOutbox().catch(warn)
  })
  addEventListener('online', backOnline)
  document.addEventListener('visibilitychange', () => document.hidden || backOnline())
  let wasOnline = reachStore.get() === 'online'
  reachStore.subscribe(() => {
    const isOnline = reachStore.get() === 'online'
    if (isOnline && !wasOnline) backOnline()
    wasOnline = isOnline
  })
  let userId = currentUserId()
  queryClient.getQueryCache().subscribe(({ query, type }) => {
    if (type !== 'updated' || query.queryKey[0] !== sessionKey[0] || userId === currentUserId())
      return
    userId = currentUserId()
    show(nothing)
    begin()
  })
  begin()
}
