import { useQuery } from '@tanstack/react-query'
import type { SearchFilter } from '#contract/domain/filter.ts'
import type { Bounds } from '#contract/domain/place.ts'
import { useReach } from '#src/api/use-reach.ts'
import { deviceSearchQuery, needsRates, ratesQuery, searchQuery, type Results } from './queries.ts'
import type { BookedRanges } from './taken-ids.ts'

const emptyArea: Bounds = { south: 0, west: 0, north: 0, east: 0 }

/** The listings of an area that match: the server's, or those that this device has seen while there is no server.
 *  @param area null before it is known */
export function useResults(area: Bounds | null, filter: SearchFilter, bookedRanges: BookedRanges) {
  const isCutOff = useReach() !== 'online'
  const search = { bounds: area ?? emptyArea, filter }
  const asked = useQuery({ ...searchQuery(search), enabled: area !== null })
  // At hand when the connection goes.
  useQuery({ ...ratesQuery, enabled: asked.isSuccess || (area !== null && needsRates(filter)) })
  const onDevice = useQuery({
    ...deviceSearchQuery(search, bookedRanges),
    enabled: area !== null && isCutOff,
  })
  // What the device has stays until the server has answered for this very area.
  const isAnswered = asked.data !== undefined && !asked.isPlaceholderData
  const seen = isCutOff || !isAnswered ? onDevice.data : undefined
  // What it has not seen may be there nevertheless.
  const data: Results | undefined = seen?.listings.length ? seen : asked.data
  // Said as soon as one try has failed: others follow, and may fail as well for as long as somebody looks.
  const error = asked.error ?? (data ? null : asked.failureReason)
  return {
    /** What is looked for. */
    about: JSON.stringify(search),
    data,
    error: isCutOff && data ? null : error,
    isCutOff,
    isPending: !data && !error,
    isFetching: asked.isFetching,
    refetch: asked.refetch,
  }
}
