import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { mapAreaRadiusMetresAtMost } from '../limits.ts'
import { latitudeText, longitudeText } from '../wire/primitives.ts'

const wholeMetres = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,5}$/, 'must be a whole number of metres')),
  z.transform(Number),
)

/** How many tiles, and how many bytes of them, a device keeps for a part of the map. */
export const measureMapArea = endpoint({
  method: 'GET',
  path: 'api/map/area',
  query: z.strictObject({
    lat: latitudeText,
    lng: longitudeText,
    radius: z.pipe(wholeMetres, z.number().check(z.maximum(mapAreaRadiusMetresAtMost))),
  }),
  response: z.object({ tiles: z.int(), bytes: z.int() }),
  offline: 'refuse',
})
