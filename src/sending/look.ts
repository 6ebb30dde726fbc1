import { currentUserId } from '#src/api/current-user.ts'
import type { OutboxItem } from '#src/outbox/item.ts'
import { outboxChannel } from '#src/outbox/names.ts'
import { log } from '#src/log.ts'
import { nothing, outboxItems, showItems } from './known-items.ts'
import { pageWorld } from './page-world.ts'
import { showMessages } from './show-messages.ts'
import { noteStale, takeOver } from './take-over.ts'

const { store } = pageWorld

/** What a tab or the worker says to all others; null when there is just something to look at. */
type Heard = { arrived: readonly OutboxItem[] } | { discarded: string } | null

const channel = new BroadcastChannel(outboxChannel)

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

/** Steps that come close together are seen together, and those that go on and on less and less often: drawing
 *  would take the time that sending needs. */
const firstRestMs = 250
const longestRestMs = 1000

async function lookAgain(): Promise<void> {
  for (let restMs = firstRestMs; isLookDue; restMs = Math.min(2 * restMs, longestRestMs)) {
    isLookDue = false
    await look()
    if (!isLookDue) return
    await new Promise((resolve) => setTimeout(resolve, restMs))
  }
}

async function look(): Promise<void> {
  const userId = currentUserId()
  const before = outboxItems.get()
  const all = userId === null ? nothing : await store.items()
  if (userId !== currentUserId()) return
  showItems(all.filter((item) => item.userId === userId))
  const now = outboxItems.get()
  settle(now)
  await takeOver({ before, now, forget })
}

/** Other tabs hear what has arrived before it is gone: one of them may wait for it. */
async function forget(arrived: readonly OutboxItem[]): Promise<void> {
  channel.postMessage({ arrived })
  await store.forget(arrived.map(({ seq }) => seq))
  tellOutbox()
}

/** Says to this page and to all others that its author has thrown it away. */
export function tellDiscarded(id: string): void {
  channel.postMessage({ discarded: id })
  settleAs(id, null)
}

/** Says to this page and to all others that something has changed. */
export function tellOutbox(): void {
  channel.postMessage(null)
  lookSoon()
}

export const lookSoon = () => void lookAtOutbox().catch(warnOfOutbox)

export const warnOfOutbox = (error: unknown) => log.warn('The outbox of this device failed:', error)

/** Looks whenever another tab or the worker has changed something. */
export function listenToOthers(): void {
  channel.addEventListener('message', ({ data }: MessageEvent<Heard>) => {
    if (data && 'discarded' in data) settleAs(data.discarded, null)
    if (data && 'arrived' in data) hearArrived(data.arrived).catch(warnOfOutbox)
    else lookSoon()
  })
}

/** This tab may be the only one that shows the conversation, and the other has forgotten the message. It may have been at
 *  rest for as long as something else was on its way. */
async function hearArrived(arrived: readonly OutboxItem[]): Promise<void> {
  settle(arrived)
  const own = arrived.filter(({ userId }) => userId === currentUserId())
  try {
    const shown = await showMessages(own)
    noteStale(own.filter((item) => !shown.has(item)))
  } finally {
    lookSoon()
  }
}

const settling = new Map<string, ((item: OutboxItem | null) => void)[]>()

/** @returns when the server has decided about it, as long as this page lives: acknowledged, or in need of its
 *  author; null when that one has thrown it away */
export function settled(id: string): Promise<OutboxItem | null> {
  return new Promise((resolve) => settling.set(id, [...(settling.get(id) ?? []), resolve]))
}

function settle(items: readonly OutboxItem[]): void {
  for (const item of items) {
    if (item.state === 'acknowledged' || item.state === 'needs-you') settleAs(item.id, item)
  }
}

function settleAs(id: string, item: OutboxItem | null): void {
  settling.get(id)?.forEach((resolve) => resolve(item))
  settling.delete(id)
}
