import { conversationTag } from '#contract/domain/push-notice.ts'
import { removePush, takeDuePush, type QueuedPush } from '#server/db/repositories/push-notices.ts'
import { languagesIn } from '#server/mail/language.ts'
import { pushTries } from '#server/metrics/instruments.ts'
import { takeDue } from '#server/take-due.ts'
import { composePush } from './compose-push.ts'
import type { PusherParts } from './pusher-parts.ts'
import { readPush } from './read-push.ts'
import { givenUpAfterMs, putOff, restOf, settlePush } from './settle-push.ts'

/** So long a push is one process's own: longer than an attempt can take. */
const attemptMs = 120_000
/** One push service that takes its time holds up no other, nor do those of one user. */
const shares = { atOnce: 8, ofOneOwner: 2 }

const languageOf = languagesIn(new URL('./catalogs/', import.meta.url))

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
        return takeDuePush(db, { now: now(), until, longestPauseMs: givenUpAfterMs, busyUserIds })
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
  const until = restOf(device, now())
  if (until) return putOff(parts, { push, device }, { until, why: 'it does not answer' })
  const language = await languageOf(occasion.recipient.culture)
  const payload = JSON.stringify(composePush(occasion, language, device))
  const topic = conversationTag(push.chatId)
  const delivery = await transport.send(device, { payload, topic }, signal)
  pushTries.inc({ outcome: delivery.kind })
  await settlePush(parts, { push, device }, delivery)
}

const whyOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
