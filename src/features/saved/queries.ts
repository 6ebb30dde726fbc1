import { queryOptions } from '@tanstack/react-query'
import { getSavedListings } from '#contract/endpoints/rent.ts'
import { call } from '#src/api/call.ts'

/** What a member has saved, the last first. What a visitor has saved is on the device alone. */
export const savedQuery = (userId: number) =>
  queryOptions({
    queryKey: ['saved', userId],
    queryFn: async ({ signal }) => (await call(getSavedListings, { signal })).resObj,
  })
