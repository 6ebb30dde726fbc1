import { getPushKey } from '#contract/endpoints/push.ts'
import { readTimeMs } from '#contract/limits.ts'
import { call } from '#src/api/call.ts'
import { inTime } from '#src/in-time.ts'

const workerTimeoutMs = 10_000
/** A network that swallows what a browser asks its maker would hold up whoever switches it off. */
const serviceTimeoutMs = 20_000

/** What the browser can be told something under, made with the site's key.
 *  @throws when the browser has no worker or reaches no push service */
export async function subscribeDevice(): Promise<PushSubscription> {
  const signal = AbortSignal.timeout(readTimeMs)
  const asked = call(getPushKey, { signal })
  const [{ pushManager }, { resObj }] = await Promise.all([workerThatRuns(), asked])
  const key = bytesOf(resObj.publicKey)
  const known = await pushManager.getSubscription()
  if (known && isMadeWith(known, key)) return known
  await known?.unsubscribe()
  const subscribed = pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  return inTime(subscribed, serviceTimeoutMs, 'The push service does not answer.')
}

/** @returns null when the browser can be told nothing */
export async function deviceSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** The worker comes last, and where the operator has withdrawn it never. */
const workerThatRuns = (): Promise<ServiceWorkerRegistration> =>
  inTime(navigator.serviceWorker.ready, workerTimeoutMs, 'The worker does not run.')

/** Where a browser does not say, it is. */
function isMadeWith({ options }: PushSubscription, key: Uint8Array): boolean {
  if (!options?.applicationServerKey) return true
  return new Uint8Array(options.applicationServerKey).toString() === key.toString()
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (unit) => unit.charCodeAt(0))
}
