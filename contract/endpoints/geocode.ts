import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { textLimits } from '../limits.ts'
import { latitude, longitude, text } from '../wire/primitives.ts'

export const geocode = endpoint({
  method: 'GET',
  path: 'api/geocode/',
  query: z.strictObject({ address: text(textLimits.geocode) }),
  response: z.object({
    name: z.string(),
    geometry: z.object({ location: z.object({ lat: latitude, lng: longitude }) }),
  }),
})
