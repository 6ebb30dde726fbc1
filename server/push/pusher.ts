import type { Kysely } from 'kysely'
import {
  delayPush,
  removePush,
  takeDuePush,
  type QueuedPush,
} from '#server/db/repositories/push-notices.ts'
import { removeSubscription, type PushDevice } from '#server/db/repositories/push-subscriptions.ts'
import type { Schema } from '#server/db/schema.ts'
import { languagesIn } from '#server/mail/language.ts'
import { pushTries } from '#server/metrics/instruments.ts'
import { takeDue } from '#server/take-due.ts'
import { composePush, topicOf } from './compose-push.ts'
import type { PushDelivery } from './push-delivery.ts'
import type { PushTransport } from './push-transport.ts'
import { readPush } from './read-push.ts'

const minuteMs = 60_000
/** So long a push is one process's own: longer than an attempt can take. */
const attemptMs = 2 * minuteMs
const longestPauseMs = 30 * minuteMs
/** What is older than this is read in the app. */
const givenUpAfterMs = 6 * 60 * minuteMs
/** One push service that takes its time holds up no other, nor do those of one user. */
const shares = { atOnce: 8, ofOneOwner: 2 }

const languageOf = languagesIn(new URL('./catalogs/', import.meta.url))

export interface PusherParts {
  db: Kysely<Schema>
  now(): Date
  transport: PushTransport
  /** For the operator. */
  warn(sentence: string): void
}

/** Tells devices what is due, some at a time, until nothing is left. Several processes may do so at once: each push is
 *  sent by one. Only a process that ends between a push's sending and its removal leaves it to be sent again, and then
 *  it stands in the place of the first. */
export async function sendDuePushes(parts: PusherParts, signal: AbortSignal): Promise<void> {
  const { db, now } = parts
  await takeDue(
    { ...shares, signal },
    {
      take: (busyUserIds) => {
        const until = new Date(now().getTime() + attemptMs)
        return takeDuePush(db, { now: now(), until, busyUserIds })
      },
      work: (push) => tell(parts, push, signal),
      fail: (error) => parts.warn(`A push waits: ${whyOf(error)}`),
    },
  )
}

async function tell(parts: PusherParts, push: QueuedPush, signal: AbortSignal): Promise<void> {
  const { db, now, transport } = parts
  const found = await readPush(db, push, now())
  if (!found) return removePush(db, push)
  const { device, occasion } = found
  const language = await languageOf(occasion.recipient.culture)
  const payload = JSON.stringify(composePush(occasion, language, device))
  const topic = topicOf(push.chatId)
  const delivery = await transport.send(device, { payload, topic }, signal)
  pushTries.inc({ outcome: delivery.kind })
  await settle(parts, { push, device }, delivery)
}

async function settle(
  { db, now, warn }: PusherParts,
  { push, device }: { push: QueuedPush; device: PushDevice },
  delivery: PushDelivery,
): Promise<void> {
  // The rest of the address is the device's secret.
  const name = `The push service ${new URL(device.endpoint).host} for user ${device.userId}`
  switch (delivery.kind) {
    case 'sent':
      return removePush(db, push)
    case 'gone':
      return removeSubscription(db, device.id)
    case 'refused':
      warn(`${name} is asked no more: ${delivery.why}`)
      return removeSubscription(db, device.id)
    case 'wrong':
      warn(`${name} does not take a push: ${delivery.why}`)
      return removePush(db, push)
    case 'later': {
      const pauseMs = Math.max(delivery.afterMs, pauseMsOf(push))
      const next = new Date(now().getTime() + pauseMs)
      if (next.getTime() - push.queuedOn.getTime() > givenUpAfterMs) {
        warn(`${name} is given up for a message after ${push.tries} tries: ${delivery.why}`)
        return removePush(db, push)
      }
      return delayPush(db, push, next)
    }
  }
}

/** 1, 2, 4 … minutes. */
const pauseMsOf = ({ tries }: QueuedPush) => Math.min(2 ** (tries - 1) * minuteMs, longestPauseMs)

const whyOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
