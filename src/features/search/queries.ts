import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { geocode } from '#contract/endpoints/geocode.ts'
import { getCityCounts, search } from '#contract/endpoints/rent.ts'
import { openFilter } from '#contract/domain/filter.ts'
import { listingTypesOfSite } from '#contract/domain/listing-type.ts'
import type { Bounds, LatLng } from '#contract/domain/place.ts'
import { siteIds } from '#contract/limits.ts'
import { call } from '#src/api/call.ts'

const types = listingTypesOfSite(siteIds.realEstate)

/** The listings of an area, newest first, and how many there are in all. */
export const searchQuery = (bounds: Bounds) =>
  queryOptions({
    queryKey: ['search', bounds],
    queryFn: async ({ signal }) => {
      const body = { lastMapBounds: bounds, lastFilter: openFilter(types), rentType: types }
      const { resObj, beside } = await call(search, { body, signal })
      return { listings: resObj, total: beside.total }
    },
    placeholderData: keepPreviousData,
  })

export const cityCountsQuery = queryOptions({
  queryKey: ['cities'],
  queryFn: async ({ signal }) => (await call(getCityCounts, { signal })).resObj,
})

/** Where an address is. @throws ApiError code 3 when nothing has this name */
export const geocodeQuery = (address: string) =>
  queryOptions({
    queryKey: ['geocode', address],
    queryFn: async ({ signal }): Promise<LatLng> => {
      const { resObj } = await call(geocode, { query: { address }, signal })
      return resObj.geometry.location
    },
    staleTime: Infinity,
  })
