import { queryOptions } from '@tanstack/react-query'
import { getBlocks } from '#contract/endpoints/block.ts'
import { getCalendars } from '#contract/endpoints/calendar.ts'
import { asks } from '#src/api/asks.ts'

/** Dates on which the lender takes no reservations, from now on. */
export const blocksQuery = (listingId: number) =>
  queryOptions({
    queryKey: ['own-dates', listingId, 'blocks'],
    queryFn: asks(getBlocks, { params: { id: listingId } }),
    staleTime: 0,
  })

/** How the listing's dates are shared with other sites. */
export const calendarsQuery = (listingId: number) =>
  queryOptions({
    queryKey: ['own-dates', listingId, 'calendars'],
    queryFn: asks(getCalendars, { params: { id: listingId } }),
    staleTime: 0,
  })
