import { useQuery } from '@tanstack/react-query'
import type { Bounds } from '#contract/domain/place.ts'
import { useReach } from '#src/api/use-reach.ts'
import { deviceSearchQuery, searchQuery, type Results } from './queries.ts'

const emptyArea: Bounds = { south: 0, west: 0, north: 0, east: 0 }

/** The listings of an area: the server's, or those that this device has seen while there is no server.
 *  @param area null before it is known */
export function useResults(area: Bounds | null) {
  const isCutOff = useReach() !== 'online'
  const asked = useQuery({ ...searchQuery(area ?? emptyArea), enabled: area !== null })
  const onDevice = useQuery({
    ...deviceSearchQuery(area ?? emptyArea),
    enabled: area !== null && isCutOff,
  })
  const data: Results | undefined = isCutOff ? (onDevice.data ?? asked.data) : asked.data
  return {
    data,
    error: isCutOff && data ? null : asked.error,
    isPending: !data && asked.isPending,
    isFetching: asked.isFetching,
    refetch: asked.refetch,
  }
}
