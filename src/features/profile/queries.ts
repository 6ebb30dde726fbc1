import { queryOptions } from '@tanstack/react-query'
import { getOwnListings } from '#contract/endpoints/rent.ts'
import { asks } from '#src/api/asks.ts'

/** All that the user has posted, what is not active too. */
export const ownListingsQuery = queryOptions({
  queryKey: ['own-listings'],
  queryFn: asks(getOwnListings),
})
