import { Agent } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { PushSubscription } from '#server/db/repositories/push-subscriptions.ts'
import { publicHttpsAddress } from '#server/policies/public-address.ts'
import { PrivateAddressError, publicLookup } from '#server/public-lookup.ts'
import { deliveryOf, type PushDelivery } from './push-delivery.ts'
import { postPush } from './push-request.ts'
import { sealPush, type PushSender } from './seal-push.ts'

const usualTimeoutMs = 10_000

/** Where pushes go. */
export interface PushTransport {
  /** @param signal ends the attempt */
  send(
    device: PushSubscription,
    push: { payload: string; topic: string },
    signal: AbortSignal,
  ): Promise<PushDelivery>
  close(): void
}

/** To the push services of the browsers, over HTTPS and to public addresses alone.
 *  @param network tests have one of their own */
export function openPushTransport(
  sender: PushSender,
  network: { lookup: LookupFunction; port?: number; ca?: string } = { lookup: publicLookup() },
  timeoutMs = usualTimeoutMs,
): PushTransport {
  const agent = new Agent({ keepAlive: true, ...network })

  async function deliver(
    device: PushSubscription,
    push: { payload: string; topic: string },
    signal: AbortSignal,
  ): Promise<PushDelivery> {
    // A name is looked up when the connection is made; an address never is.
    const endpoint = publicHttpsAddress(device.endpoint)
    if (endpoint === null) return { kind: 'refused', why: 'it is no public https address' }
    const sealed = await sealPush({ ...device, endpoint }, push, sender).catch(
      (error: Error) => error,
    )
    if (sealed instanceof Error) return { kind: 'refused', why: sealed.message }
    return deliveryOf(await postPush(endpoint, { ...sealed, agent, signal }))
  }

  return {
    async send(device, push, signal) {
      const inTime = AbortSignal.timeout(timeoutMs)
      try {
        return await deliver(device, push, AbortSignal.any([signal, inTime]))
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error)
        if (error instanceof PrivateAddressError) return { kind: 'refused', why }
        const isSilent = inTime.aborted && !signal.aborted
        return isSilent ? { kind: 'silent', why } : { kind: 'later', why, afterMs: 0 }
      }
    },
    close: () => agent.destroy(),
  }
}
