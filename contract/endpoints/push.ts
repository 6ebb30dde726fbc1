import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { text } from '../wire/primitives.ts'

const pushEndpoint = text(2000).check(z.regex(/^https:\/\//, 'must be an https address'))

export const getPushKey = endpoint({
  method: 'GET',
  path: 'api/push/key',
  response: z.object({ publicKey: z.string() }),
})

export const subscribeToPush = endpoint({
  method: 'POST',
  path: 'api/push/subscribe',
  access: 'user',
  body: z.strictObject({
    endpoint: pushEndpoint,
    keys: z.strictObject({ p256dh: text(200), auth: text(100) }),
  }),
  response: z.null(),
})

export const unsubscribeFromPush = endpoint({
  method: 'POST',
  path: 'api/push/unsubscribe',
  access: 'user',
  body: z.strictObject({ endpoint: pushEndpoint }),
  response: z.null(),
})
