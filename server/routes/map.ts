import { measureMapArea } from '#contract/endpoints/map.ts'
import { route } from '#server/plugins/route.ts'
import { measureArea } from '#server/services/map-area.ts'

export const mapRoutes = [
  route(measureMapArea, async ({ context, query: { lat, lng, radius } }) => ({
    resObj: await measureArea(context, { centre: { lat, lng }, radiusMetres: radius }),
  })),
]
