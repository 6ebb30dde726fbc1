import { queryOptions } from '@tanstack/react-query'
import { getSavedListings } from '#contract/endpoints/rent.ts'
import { asks } from '#src/api/asks.ts'

/** What a member has saved, the last first. What a visitor has saved is on the device alone. */
export const savedQuery = (userId: number) =>
  queryOptions({
    queryKey: ['saved', userId],
    queryFn: asks(getSavedListings),
  })
