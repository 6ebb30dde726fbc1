import { queryOptions } from '@tanstack/react-query'
import { getListing, getListingsOfUser } from '#contract/endpoints/rent.ts'
import { asks } from '#src/api/asks.ts'

export const listingQuery = (id: number) =>
  queryOptions({
    queryKey: ['listing', id],
    queryFn: asks(getListing, { params: { id } }),
  })

/** The same for a page on which it is changed: it may have been changed elsewhere, and is read anew. */
export const editedListingQuery = (id: number) => ({ ...listingQuery(id), staleTime: 0 })

export const listingsOfUserQuery = (userId: number) =>
  queryOptions({
    queryKey: ['listing', 'of-user', userId],
    queryFn: asks(getListingsOfUser, { params: { id: userId } }),
  })
