import { pushKeyPath, pushSubscribePath } from '#contract/push-paths.ts'
import { answerTimeoutMs } from '#src/outbox/send-item.ts'
import { readSession } from './session.ts'

declare const self: ServiceWorkerGlobalScope

/** The browser has taken a device's address away, or given it another one: the server hears of the new one. What may
 *  stand on the lock screen is known to the page alone, which tells it when it is opened next. */
export async function renewSubscription({
  oldSubscription,
  newSubscription,
}: PushSubscriptionChangeEvent): Promise<void> {
  const session = await readSession()
  if (!session) return
  const subscription = newSubscription ?? (await subscribe(oldSubscription))
  const { endpoint, keys } = subscription.toJSON()
  if (!endpoint || !keys) return
  await ask(pushSubscribePath, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-csrftoken': session.token,
      'x-user-id': String(session.userId),
    },
    body: JSON.stringify({ endpoint, keys, IsTextShown: 0 }),
  })
}

/** @throws when the server does not do what it is asked for */
async function ask(path: string, init: RequestInit): Promise<Response> {
  const response = await fetch(`/${path}`, {
    ...init,
    signal: AbortSignal.timeout(answerTimeoutMs),
  })
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  return response
}

async function subscribe(before: PushSubscription | null): Promise<PushSubscription> {
  const applicationServerKey = before?.options.applicationServerKey ?? (await readKey())
  return self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
}

async function readKey(): Promise<string> {
  const response = await ask(pushKeyPath, { headers: { accept: 'application/json' } })
  const { resObj } = (await response.json()) as { resObj: { publicKey: string } }
  return resObj.publicKey
}
