import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { pushEndpointLength } from '../limits.ts'
import { pushKeyPath, pushSubscribePath } from '../push-paths.ts'
import { flag, text } from '../wire/primitives.ts'

const pushEndpoint = text(pushEndpointLength).check(
  z.regex(/^https:\/\//, 'must be an https address'),
)

/** As browsers write a point of the curve P-256 and a secret of 16 bytes. */
const publicKey = text(200).check(z.regex(/^B[\w-]{86}=?$/, 'is not the key of a browser.'))
const sharedSecret = text(100).check(z.regex(/^[\w-]{22}(==)?$/, 'is not the secret of a browser.'))

/** The public half of the key that every push is signed with. */
export const getPushKey = endpoint({
  method: 'GET',
  path: pushKeyPath,
  response: z.object({ publicKey: z.string() }),
})

/** Has this device told of messages and reservations for as long as the session lasts. */
export const subscribeToPush = endpoint({
  method: 'POST',
  path: pushSubscribePath,
  access: 'user',
  body: z.strictObject({
    endpoint: pushEndpoint,
    keys: z.strictObject({ p256dh: publicKey, auth: sharedSecret }),
    /** Whether what was written may stand on the device's lock screen. */
    IsTextShown: z._default(flag, 1),
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
