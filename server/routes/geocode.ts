import { geocode, getNearestTown, suggestPlaces } from '#contract/endpoints/geocode.ts'
import type { NamedPoint } from '#server/services/context.ts'
import * as places from '#server/services/geocode.ts'
import { route } from '#server/plugins/route.ts'

const encodePlace = ({ name, lat, lng }: NamedPoint) => ({
  name,
  geometry: { location: { lat, lng } },
})

export const geocodeRoutes = [
  route(geocode, async ({ context, query }) => ({
    resObj: encodePlace(await places.geocode(context, query.address)),
  })),

  route(getNearestTown, async ({ context, query }) => ({
    resObj: await places.nearestTown(context, query),
  })),

  route(suggestPlaces, async ({ context, query }) => ({
    resObj: (await places.suggest(context, query.text)).map((place) => ({
      ...encodePlace(place),
      country: place.country,
    })),
  })),
]
