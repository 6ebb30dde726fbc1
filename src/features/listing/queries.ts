import { queryOptions } from '@tanstack/react-query'
import { getListing, getListingsOfUser } from '#contract/endpoints/rent.ts'
import { call } from '#src/api/call.ts'

export const listingQuery = (id: number) =>
  queryOptions({
    queryKey: ['listing', id],
    queryFn: async ({ signal }) => (await call(getListing, { params: { id }, signal })).resObj,
  })

/** The same for a page on which it is changed: it may have been changed elsewhere, and is read anew. */
export const editedListingQuery = (id: number) => ({ ...listingQuery(id), staleTime: 0 })

export const listingsOfUserQuery = (userId: number) =>
  queryOptions({
    queryKey: ['listing', 'of-user', userId],
    queryFn: async ({ signal }) =>
      (await call(getListingsOfUser, { params: { id: userId }, signal })).resObj,
  })
