import type { Stay } from '#contract/domain/stay.ts'
import { queryClient } from '#src/api/query-client.ts'
import { bookedRangesQuery } from './queries.ts'

/** When a listing is taken, as this device knows it. @throws when it does not */
export const knownBookedRanges = (listingId: number): Promise<readonly Stay[]> =>
  queryClient.fetchQuery({ ...bookedRangesQuery(listingId), staleTime: Infinity })
