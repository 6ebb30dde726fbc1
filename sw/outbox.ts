import { sessionPath } from '#contract/session-path.ts'
import { writeWithRoom } from '#src/cache/make-room.ts'
import { endBreak } from '#src/outbox/end-break.ts'
import { flush } from '#src/outbox/flush.ts'
import type { OutboxItem } from '#src/outbox/item.ts'
import { outboxChannel, outboxLock } from '#src/outbox/names.ts'
import { sessionOf } from '#src/outbox/session.ts'
import { openStore } from '#src/outbox/store.ts'
import type { OutboxSession, OutboxWorld } from '#src/outbox/world.ts'

declare const self: ServiceWorkerGlobalScope

const nowMs = () => Date.now()

const world: OutboxWorld = {
  store: openStore({ nowMs, withRoom: writeWithRoom }),
  alone: (task) => navigator.locks.request(outboxLock, task) as ReturnType<typeof task>,
  fetch: (path, init) => fetch(path, init),
  session: readSession,
  nowMs,
  random: Math.random,
  timeout: (ms) => AbortSignal.timeout(ms),
}

/** A worker sees no cookie: the answer that says who is logged in has the token beside it. */
async function readSession(): Promise<OutboxSession | null> {
  const response = await fetch(`/${sessionPath}`, { headers: { accept: 'application/json' } })
  const { resObj, token } = (await response.json()) as {
    resObj: { Id: number } | null
    token?: string
  }
  return resObj && sessionOf(resObj.Id, token ?? '')
}

/** Sends what the device holds, with no page open: the browser has called because there is a connection.
 *  Whatever is left then, it is to call again.
 *  @throws when something is left */
export async function sendOutbox(): Promise<void> {
  try {
    await endBreak(world.store)
    const { nextAtMs, needsYou } = await flush(world)
    await sayWhatNeedsItsAuthor(needsYou)
    if (nextAtMs !== null) throw new Error('Not all could be sent.')
  } finally {
    new BroadcastChannel(outboxChannel).postMessage(null)
  }
}

/** A page says it by itself. */
async function sayWhatNeedsItsAuthor(items: OutboxItem[]): Promise<void> {
  if (items.length === 0 || Notification.permission !== 'granted') return
  if ((await self.clients.matchAll({ type: 'window' })).length > 0) return
  for (const { id, about, fault } of items) {
    await self.registration.showNotification(about || 'Staylend', {
      body: fault?.message ?? '',
      tag: id,
      data: { path: '/unsent' },
    })
  }
}

/** Leads to where the item can be looked after. */
export async function openUnsent(path: string): Promise<void> {
  const [page] = await self.clients.matchAll({ type: 'window' })
  if (!page) return void (await self.clients.openWindow(path))
  await page.focus()
  await page.navigate(path)
}
