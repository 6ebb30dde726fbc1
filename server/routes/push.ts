import { decodeFlag } from '#contract/codecs/primitives.ts'
import { getPushKey, subscribeToPush, unsubscribeFromPush } from '#contract/endpoints/push.ts'
import { loginNeeded } from '#server/plugins/session.ts'
import { route } from '#server/plugins/route.ts'
import * as push from '#server/services/push.ts'

export const pushRoutes = [
  route(getPushKey, async ({ context }) => ({
    resObj: { publicKey: context.vapidKeys.publicKey },
  })),

  route(subscribeToPush, async ({ context, userId, request: { sessionToken }, body }) => {
    if (sessionToken === null) throw loginNeeded()
    const { endpoint, keys, IsTextShown } = body
    const subscription = { endpoint, ...keys, showsText: decodeFlag(IsTextShown) }
    await push.subscribe(context, { userId, sessionToken }, subscription)
    return { resObj: null }
  }),

  route(unsubscribeFromPush, async ({ context, userId, body }) => {
    await push.unsubscribe(context, userId, body.endpoint)
    return { resObj: null }
  }),
]
