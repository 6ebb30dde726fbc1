import * as z from 'zod/mini'
import { id, latitude, longitude } from './primitives.ts'

export const building = z.object({
  LocId: id,
  Lat: latitude,
  Lon: longitude,
  Title: z.string(),
  Listings: z.int().check(z.minimum(0)),
})
