import { invalidField } from '#contract/domain/refusal.ts'
import { pushDevicesAtMost, pushEndpointLength } from '#contract/limits.ts'
import {
  keepNewest,
  putSubscription,
  removeSubscriptionOf,
  type PushSubscription,
} from '#server/db/repositories/push-subscriptions.ts'
import { holdSession } from '#server/db/repositories/sessions.ts'
import { hashOfToken } from '#server/db/secret-token.ts'
import { publicHttpsAddress } from '#server/policies/public-address.ts'
import type { Context } from './context.ts'
import { accountIsGone } from './members.ts'

/** From now on this device is told what its user is to hear, as long as the session lasts in which it asks.
 *  @throws Refusal 'login-needed' when it has ended meanwhile */
export async function subscribe(
  { db, now }: Context,
  { userId, sessionToken }: { userId: number; sessionToken: string },
  subscription: PushSubscription,
): Promise<void> {
  const endpoint = publicHttpsAddress(subscription.endpoint)
  // Letters that an address cannot have take more room in one.
  if (endpoint === null || endpoint.length > pushEndpointLength) {
    throw invalidField('endpoint', 'The push service must have a public https address.')
  }
  const owner = { sessionHash: hashOfToken(sessionToken), userId, now: now() }
  await db.transaction().execute(async (trx) => {
    if (!(await holdSession(trx, owner.sessionHash, owner.now))) throw accountIsGone()
    await putSubscription(trx, { ...subscription, endpoint }, owner)
    await keepNewest(trx, userId, pushDevicesAtMost)
  })
}

/** One's own device alone; another's stays. */
export async function unsubscribe(
  { db }: Context,
  userId: number,
  endpoint: string,
): Promise<void> {
  const known = publicHttpsAddress(endpoint)
  if (known !== null) await removeSubscriptionOf(db, { endpoint: known, userId })
}
