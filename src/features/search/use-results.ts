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
  return {
    /** What is looked for. */
    about: JSON.stringify(search),
    data,
    error: isCutOff && data ? null : asked.error,
    isCutOff,
    isPending: !data && asked.isPending,
    isFetching: asked.isFetching,
    refetch: asked.refetch,
  }
}
