import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** Server-sent events for the logged-in user: chat, read, reservation, listing, session; ids only. Where
 *  nobody is logged in the answer is 204, and a browser does not come back by itself. */
export const events = endpoint({
  method: 'GET',
  path: 'api/events',
  access: 'user',
  offline: 'refuse',
  transport: 'events',
  response: z.null(),
})
