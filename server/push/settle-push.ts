import { hourMs, minuteMs } from '#contract/domain/durations.ts'
import { delayPush, removePush, type QueuedPush } from '#server/db/repositories/push-notices.ts'
import {
  removeSubscription,
  restDevice,
  type PushDevice,
} from '#server/db/repositories/push-subscriptions.ts'
import { pauseMsAfter } from '#server/pause-after.ts'
import type { PushDelivery } from './push-delivery.ts'
import type { PusherParts } from './pusher-parts.ts'

/** What is older than this is read in the app. No push waits for longer, whatever a service asks for. */
export const givenUpAfterMs = 6 * hourMs
const pause = { firstMs: minuteMs, longestMs: 30 * minuteMs }

type Parts = Omit<PusherParts, 'transport'>

interface Told {
  push: QueuedPush
  device: PushDevice
}

/** Draws the consequences of what became of a push. */
export async function settlePush(
  parts: Parts,
  { push, device }: Told,
  delivery: PushDelivery,
): Promise<void> {
  const { db, now, warn } = parts
  if (delivery.kind === 'silent') return rest(parts, { push, device }, delivery.why)
  if (device.silentTries > 0) await restDevice(db, device.id, { silentTries: 0, until: null })
  switch (delivery.kind) {
    case 'sent':
      return removePush(db, push)
    case 'gone':
      return removeSubscription(db, device.id)
    case 'refused':
      warn(`${nameOf(device)} is asked no more: ${delivery.why}`)
      return removeSubscription(db, device.id)
    case 'wrong':
      warn(`${nameOf(device)} does not take a push: ${delivery.why}`)
      return removePush(db, push)
    case 'later': {
      const askedMs = Math.min(delivery.afterMs, givenUpAfterMs)
      const pauseMs = Math.max(askedMs, pauseMsAfter(push.tries, pause))
      const until = new Date(now().getTime() + pauseMs)
      return putOff(parts, { push, device }, { until, why: delivery.why })
    }
  }
}

/** Until when a device is asked nothing; null when it can be asked. A clock that has gone back keeps none for longer. */
export function restOf({ restsUntil }: PushDevice, now: Date): Date | null {
  const leftMs = restsUntil ? restsUntil.getTime() - now.getTime() : 0
  return leftMs > 0 && leftMs <= pause.longestMs ? restsUntil : null
}

/** Leaves a push until then, unless that would be too late. */
export async function putOff(
  { db, warn }: Parts,
  { push, device }: Told,
  { until, why }: { until: Date; why: string },
): Promise<void> {
  if (until.getTime() - push.queuedOn.getTime() > givenUpAfterMs) {
    warn(`${nameOf(device)} is given up for a message after ${push.tries} tries: ${why}`)
    return removePush(db, push)
  }
  return delayPush(db, push, until)
}

async function rest(parts: Parts, { push, device }: Told, why: string): Promise<void> {
  const silentTries = device.silentTries + 1
  const until = new Date(parts.now().getTime() + pauseMsAfter(silentTries, pause))
  await restDevice(parts.db, device.id, { silentTries, until })
  await putOff(parts, { push, device }, { until, why })
}

/** The rest of the address is the device's secret. */
const nameOf = ({ endpoint, userId }: PushDevice) =>
  `The push service ${new URL(endpoint).host} for user ${userId}`
