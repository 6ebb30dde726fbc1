import type { SiteEvent } from '#contract/domain/event.ts'
import type { Database } from './db/database.ts'
import type { Notification } from './db/repositories/events.ts'
import { eventsHeard, eventStreams } from './metrics/instruments.ts'

export interface Subscriber {
  hear(event: SiteEvent): void
  /** Something may have gone unheard: all that is shown is to be asked for again. */
  miss(): void
}

/** Brings what any process has changed to those whom it concerns and who are connected to this one. */
export interface EventHub {
  /** @returns stops it */
  subscribe(userId: number, subscriber: Subscriber): () => void
}

export async function openEventHub({ listen }: Pick<Database, 'listen'>): Promise<EventHub> {
  const subscribers = new Map<number, Set<Subscriber>>()
  await listen({
    hear(payload) {
      eventsHeard.inc()
      const { userIds, ...event } = JSON.parse(payload) as Notification
      for (const userId of userIds) {
        for (const subscriber of subscribers.get(userId) ?? []) subscriber.hear(event)
      }
    },
    miss() {
      for (const ofUser of subscribers.values()) for (const each of ofUser) each.miss()
    },
  })
  return {
    subscribe(userId, subscriber) {
      const ofUser = subscribers.get(userId) ?? new Set()
      subscribers.set(userId, ofUser.add(subscriber))
      eventStreams.inc()
      return () => {
        eventStreams.dec()
        ofUser.delete(subscriber)
        if (ofUser.size === 0) subscribers.delete(userId)
      }
    },
  }
}
