import * as z from 'zod/mini'
import { blockCodec, stayRequestCodec } from '../codecs/block.ts'
import { byId, endpoint } from '../endpoint.ts'
import { id } from '../wire/primitives.ts'

/** Dates that a lender keeps free of reservations, from now on; for the lender alone. */
export const getBlocks = endpoint({
  method: 'GET',
  path: 'api/rent/blocks/:id',
  access: 'user',
  params: byId,
  response: z.array(blockCodec),
})

export const blockDates = endpoint({
  method: 'POST',
  path: 'api/rent/block/:id',
  access: 'user',
  params: byId,
  body: stayRequestCodec,
  response: blockCodec,
  invalidates: ['booked', 'own-dates', 'search'],
})

export const unblockDates = endpoint({
  method: 'POST',
  path: 'api/rent/unblock/:id',
  access: 'user',
  params: byId,
  body: z.strictObject({ Id: id }),
  response: z.null(),
  invalidates: ['booked', 'own-dates', 'search'],
})
