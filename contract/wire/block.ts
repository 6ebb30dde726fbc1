import * as z from 'zod/mini'
import { id, instant } from './primitives.ts'

export const stayRequest = z.strictObject({ DTFROM: instant, DTTO: instant })

export const block = z.object({ Id: id, DTFROM: instant, DTTO: instant })
