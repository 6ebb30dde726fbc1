import { queryOptions } from '@tanstack/react-query'
import { getOwnListings } from '#contract/endpoints/rent.ts'
import { call } from '#src/api/call.ts'

/** All that the user has posted, what is not active too. */
export const ownListingsQuery = queryOptions({
  queryKey: ['own-listings'],
  queryFn: async ({ signal }) => (await call(getOwnListings, { signal })).resObj,
})
