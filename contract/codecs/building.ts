import * as z from 'zod/mini'
import type { Building } from '../domain/building.ts'
import { building } from '../wire/building.ts'

export const buildingCodec = z.codec(building, z.custom<Building>(), {
  decode: (wire) => ({
    id: wire.LocId,
    place: { lat: wire.Lat, lng: wire.Lon },
    title: wire.Title,
    listingCount: wire.Listings,
  }),
  encode: (each) => ({
    LocId: each.id,
    Lat: each.place.lat,
    Lon: each.place.lng,
    Title: each.title,
    Listings: each.listingCount,
  }),
})
