import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { LatLng } from '#contract/domain/place.ts'
import { getNearestTown } from '#contract/endpoints/geocode.ts'
import { getBuildingsNear } from '#contract/endpoints/rent.ts'
import { asks } from '#src/api/asks.ts'

/** The town and the zone that a listing has there. */
export const nearestTownQuery = ({ lat, lng }: LatLng) =>
  queryOptions({
    queryKey: ['nearest-town', lat, lng],
    queryFn: asks(getNearestTown, { query: { lat, lng } }),
    staleTime: Infinity,
    retry: false,
    placeholderData: keepPreviousData,
    meta: { isKept: false },
  })

/** Buildings there that other listings stand in, nearest first. */
export const buildingsNearQuery = ({ lat, lng }: LatLng) =>
  queryOptions({
    queryKey: ['buildings-near', lat, lng],
    queryFn: asks(getBuildingsNear, { params: { lat, lng } }),
    retry: false,
    meta: { isKept: false },
  })
