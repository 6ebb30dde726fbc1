import { queryOptions } from '@tanstack/react-query'
import { getBlocks } from '#contract/endpoints/block.ts'
import { call } from '#src/api/call.ts'

/** Dates on which the lender takes no reservations, from now on. */
export const blocksQuery = (listingId: number) =>
  queryOptions({
    queryKey: ['own-dates', listingId, 'blocks'],
    queryFn: async ({ signal }) =>
      (await call(getBlocks, { params: { id: listingId }, signal })).resObj,
    staleTime: 0,
  })
