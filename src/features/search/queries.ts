import { hashKey, queryOptions } from '@tanstack/react-query'
import { geocode } from '#contract/endpoints/geocode.ts'
import { getCityCounts, getRates, search } from '#contract/endpoints/rent.ts'
import type { ExchangeRates } from '#contract/domain/exchange.ts'
import type { Search, SearchFilter } from '#contract/domain/filter.ts'
import type { Listing } from '#contract/domain/listing.ts'
import type { LatLng } from '#contract/domain/place.ts'
import { asks } from '#src/api/asks.ts'
import { call } from '#src/api/call.ts'
import { queryClient } from '#src/api/query-client.ts'
import { searchDevice } from '#src/cache/search-device.ts'
import { takenIds, type BookedRanges } from './taken-ids.ts'

export interface Results {
  listings: Listing[]
  /** How many there are in all. */
  total: number
  /** Whether the total is true by and large only. */
  isEstimate?: boolean
  /** For what this device has seen: when the oldest of it was read, in milliseconds since 1970. */
  oldestSeenAtMs?: number | null
}

/** The listings of an area that match. While another area is asked for, the former results stay; those of
 *  another filter do not. */
export const searchQuery = ({ bounds, filter }: Search) =>
  queryOptions({
    queryKey: ['search', bounds, filter],
    queryFn: async ({ signal }): Promise<Results> => {
      const body = { lastMapBounds: bounds, lastFilter: filter, rentType: filter.types }
      const { resObj, beside } = await call(search, { body, signal })
      return { listings: resObj, total: beside.total, isEstimate: beside.isEstimate }
    },
    placeholderData: (before, query) =>
      query && hashKey([query.queryKey[2]]) === hashKey([filter]) ? before : undefined,
  })

/** By which prices of different currencies are compared; the operator may replace them. */
export const ratesQuery = queryOptions({
  queryKey: ['rates'],
  queryFn: asks(getRates),
})

/** Whether prices of different currencies meet. */
export const needsRates = ({ currency, sort }: SearchFilter): boolean =>
  currency !== null || sort === 'price'

/** Without a rate a price in another currency is like none. */
export const noRates = {} as ExchangeRates

/** So long that a device has read them if it has them: a server that does not answer is not waited for. */
const atHandMs = 1000

function ratesAtHand() {
  const late = new Promise<null>((resolve) => setTimeout(resolve, atHandMs, null))
  return Promise.race([queryClient.ensureQueryData(ratesQuery).catch(() => null), late])
}

/** The same of every listing that this device has seen. */
export const deviceSearchQuery = (search: Search, bookedRanges: BookedRanges) =>
  queryOptions({
    queryKey: ['device-search', search],
    queryFn: async (): Promise<Results> => {
      const rates = needsRates(search.filter) && (await ratesAtHand())
      const { freeDuring } = search.filter
      const taken = freeDuring ? await takenIds(freeDuring, bookedRanges) : undefined
      return searchDevice(search, rates ? rates.unitsPerUsd : noRates, taken)
    },
    staleTime: 0,
    networkMode: 'always',
    meta: { isKept: false },
  })

/** The server counts them anew as often. */
const countsFreshMs = 30_000

export const cityCountsQuery = queryOptions({
  queryKey: ['cities'],
  queryFn: asks(getCityCounts),
  staleTime: countsFreshMs,
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
