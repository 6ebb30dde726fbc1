import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { LatLng } from '#contract/domain/place.ts'
import { getNearestTown } from '#contract/endpoints/geocode.ts'
import { getBuildingsNear } from '#contract/endpoints/rent.ts'
import { call } from '#src/api/call.ts'

/** The town and the zone that a listing has there. */
export const nearestTownQuery = ({ lat, lng }: LatLng) =>
  queryOptions({
    queryKey: ['nearest-town', lat, lng],
    queryFn: async ({ signal }) =>
      (await call(getNearestTown, { query: { lat, lng }, signal })).resObj,
    staleTime: Infinity,
    retry: false,
    placeholderData: keepPreviousData,
    meta: { isKept: false },
  })

/** Buildings there that other listings stand in, nearest first. */
export const buildingsNearQuery = ({ lat, lng }: LatLng) =>
  queryOptions({
    queryKey: ['buildings-near', lat, lng],
    queryFn: async ({ signal }) =>
      (await call(getBuildingsNear, { params: { lat, lng }, signal })).resObj,
    retry: false,
    meta: { isKept: false },
  })
