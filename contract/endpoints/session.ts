import * as z from 'zod/mini'
import { userCodec } from '../codecs/user.ts'
import { endpoint } from '../endpoint.ts'
import { sessionPath } from '../session-path.ts'

/** Who is logged in, null for an anonymous visitor; always with a fresh CSRF token. */
export const getSession = endpoint({
  method: 'GET',
  path: sessionPath,
  namesUser: false,
  response: z.nullable(userCodec),
  beside: z.strictObject({ token: z.string() }),
})

export const logout = endpoint({
  method: 'GET',
  path: 'api/user/logout',
  effect: 'write',
  offline: 'queue',
  response: z.null(),
  beside: z.strictObject({ token: z.string() }),
})
