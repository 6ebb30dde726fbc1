import { useQuery } from '@tanstack/react-query'
import type { SearchFilter } from '#contract/domain/filter.ts'
import type { Bounds } from '#contract/domain/place.ts'
import { NetworkError } from '#src/api/api-error.ts'
import { queryClient } from '#src/api/query-client.ts'
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
  const seen = onDevice.data
  const isAnswered = asked.data !== undefined && !asked.isPlaceholderData
  const data = foundOf({ seen, answered: asked.data, isAnswered, isCutOff })
  const isLooking = isCutOff && onDevice.isPending
  // Said as soon as one try has failed, or has had no answer for long: others follow, and may fail as well for as long
  // as somebody looks.
  const failure = asked.error ?? asked.failureReason ?? (isCutOff ? noAnswer : null)
  const whyNothing = isLooking ? null : failure
  const whyOld = isCutOff ? null : asked.error
  const error = data ? whyOld : whyNothing
  return {
    /** What is looked for. */
    about: JSON.stringify(search),
    data,
    error,
    isCutOff,
    isPending: !data && !error,
    isFetching: asked.isFetching,
    /** Asks once more, also where the last question still has no answer. */
    async askAgain() {
      await queryClient.cancelQueries({ queryKey: searchQuery(search).queryKey })
      await asked.refetch()
    },
  }
}

const noAnswer = new NetworkError('No answer came in time.')

/** What the device has stays until the server has answered for this very area. What the device has not seen may be there
 *  nevertheless: only a server can say that there is nothing. */
function foundOf({
  seen,
  answered,
  isAnswered,
  isCutOff,
}: {
  /** By the device; undefined before it was looked at. */
  seen: Results | undefined
  /** By the server; of another area while it has not answered for this one. */
  answered: Results | undefined
  isAnswered: boolean
  isCutOff: boolean
}): Results | undefined {
  if (seen?.listings.length && (isCutOff || !isAnswered)) return seen
  if (!isCutOff || !seen) return answered
  return isAnswered && answered?.listings.length === 0 ? answered : undefined
}
