import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** Server-sent events for the logged-in user: chat, reservation, listing; ids only. */
export const events = endpoint({
  method: 'GET',
  path: 'api/events',
  access: 'user',
  offline: 'refuse',
  transport: 'events',
  response: z.null(),
})
