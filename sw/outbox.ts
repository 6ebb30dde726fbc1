import { writeWithRoom } from '#src/cache/make-room.ts'
import { endBreak } from '#src/outbox/end-break.ts'
import { flush } from '#src/outbox/flush.ts'
import type { OutboxItem } from '#src/outbox/item.ts'
import { outboxChannel, outboxLock } from '#src/outbox/names.ts'
import { openStore } from '#src/outbox/store.ts'
import type { OutboxWorld } from '#src/outbox/world.ts'
import { readSession } from './session.ts'
import { siteName } from './site.ts'

declare const self: ServiceWorkerGlobalScope

const pages = new BroadcastChannel(outboxChannel)

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
    pages.postMessage(null)
  }
}

/** A page says it by itself. */
async function sayWhatNeedsItsAuthor(items: OutboxItem[]): Promise<void> {
  if (items.length === 0 || Notification.permission !== 'granted') return
  if ((await self.clients.matchAll({ type: 'window' })).length > 0) return
  for (const { id, about, fault } of items) {
    await self.registration.showNotification(about || siteName, {
      body: fault?.message ?? '',
      tag: id,
      data: { path: '/unsent' },
    })
  }
}
