import { geocode } from '#contract/endpoints/geocode.ts'
import * as places from '#server/services/geocode.ts'
import { route } from '#server/plugins/route.ts'

export const geocodeRoutes = [
  route(geocode, async ({ context, query }) => {
    const { name, lat, lng } = await places.geocode(context, query.address)
    return { resObj: { name, geometry: { location: { lat, lng } } } }
  }),
]
