import * as z from 'zod/mini'
import type { Block } from '../domain/block.ts'
import type { Stay } from '../domain/stay.ts'
import { block, stayRequest } from '../wire/block.ts'
import { decodeStay, encodeStay } from './reservation.ts'

export const stayRequestCodec = z.codec(stayRequest, z.custom<Stay>(), {
  decode: decodeStay,
  encode: encodeStay,
})

export const blockCodec = z.codec(block, z.custom<Block>(), {
  decode: (wire) => ({ id: wire.Id, ...decodeStay(wire) }),
  encode: (each) => ({ Id: each.id, ...encodeStay(each) }),
})
