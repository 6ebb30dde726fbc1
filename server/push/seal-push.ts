import type { OutgoingHttpHeaders } from 'node:http'
import type { PushSubscription } from '#server/db/repositories/push-subscriptions.ts'

/** A push service keeps for a day what a device cannot be told yet. */
const lifetimeSeconds = 86_400

/** Who sends, as push services know it. */
export interface PushSender {
  publicKey: string
  privateKey: string
  /** Whom they ask about what is sent. */
  subject: string
}

/** Writes something so that this device alone can read it, and its push service knows who sends.
 *  @param topic under which a newer one takes its place before it has arrived
 *  @throws when the device's key is none */
export async function sealPush(
  { endpoint, p256dh, auth }: PushSubscription,
  { payload, topic }: { payload: string; topic: string },
  vapidDetails: PushSender,
): Promise<{ headers: OutgoingHttpHeaders; body: Buffer }> {
  const { default: webPush } = await import('web-push')
  const subscription = { endpoint, keys: { p256dh, auth } }
  const { headers, body } = webPush.generateRequestDetails(subscription, payload, {
    vapidDetails,
    TTL: lifetimeSeconds,
    // A device that spares its battery may keep for hours what is in no hurry.
    urgency: 'high',
    topic,
    contentEncoding: 'aes128gcm',
  })
  return { headers: headers as OutgoingHttpHeaders, body }
}
