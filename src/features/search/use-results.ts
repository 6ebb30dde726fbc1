import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SearchFilter } from '#contract/domain/filter.ts'
import type { Bounds, LatLng } from '#contract/domain/place.ts'
import { NetworkError } from '#src/api/api-error.ts'
import { queryClient } from '#src/api/query-client.ts'
import { useReach } from '#src/api/use-reach.ts'
import { deviceSearchQuery, needsRates, ratesQuery, searchQuery, type Results } from './queries.ts'
import type { BookedRanges } from './taken-ids.ts'
import { useNearestFirst } from './use-nearest-first.ts'

const emptyArea: Bounds = { south: 0, west: 0, north: 0, east: 0 }

/** The listings of an area that match: the server's, or those that this device has seen while there is no server.
 *  @param area null before it is known
 *  @param middle from where distances count */
export function useResults(
  area: Bounds | null,
  middle: LatLng,
  filter: SearchFilter,
  bookedRanges: BookedRanges,
) {
  const isCutOff = useReach() !== 'online'
  const search = { bounds: area ?? emptyArea, filter }
  const about = JSON.stringify(search)
  const { queryKey } = searchQuery(search)
  const asked = useQuery({ ...searchQuery(search), enabled: area !== null })
  // At hand when the connection goes.
  useQuery({ ...ratesQuery, enabled: asked.isSuccess || (area !== null && needsRates(filter)) })

  const isAnswered = asked.data !== undefined && !asked.isPlaceholderData
  const isWaiting = area !== null && !isAnswered && !asked.isError
  // A question that has had no answer for so long is not believed in again when another one is answered.
  const [lateAbout, setLateAbout] = useState('')
  if (isCutOff && isWaiting && lateAbout !== about) setLateAbout(about)
  const isAlone = isCutOff || (isWaiting && lateAbout === about)

  const onDevice = useQuery({
    ...deviceSearchQuery(search, bookedRanges),
    enabled: area !== null && isAlone,
  })
  const found = foundOf({
    seen: onDevice.data,
    answered: asked.data,
    isAnswered,
    isOutdated: queryClient.getQueryState(queryKey)?.isInvalidated === true,
    isAlone,
  })
  const data = useNearestFirst(found, filter.sort, middle)
  const isLooking = isAlone && onDevice.isPending
  // Said as soon as one try has failed: others follow, and may fail as well for as long as somebody looks.
  const failure = asked.error ?? asked.failureReason ?? (isAlone ? noAnswer : null)
  const whyNothing = isLooking ? null : failure
  const whyOld = isAlone ? null : asked.error
  const error = data ? whyOld : whyNothing
  return {
    /** What is looked for. */
    about,
    data,
    error,
    isCutOff,
    isPending: !data && !error,
    isFetching: asked.isFetching,
    /** Asks once more, also where the last question still has no answer. */
    async askAgain() {
      setLateAbout('')
      await queryClient.cancelQueries({ queryKey })
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
  isOutdated,
  isAlone,
}: {
  /** By the device; undefined before it was looked at. */
  seen: Results | undefined
  /** By the server; of another area while it has not answered for this one. */
  answered: Results | undefined
  isAnswered: boolean
  /** Whether something was written since. */
  isOutdated: boolean
  /** Whether no server is there to be asked. */
  isAlone: boolean
}): Results | undefined {
  if (seen?.listings.length && (isAlone || !isAnswered)) return seen
  if (!isAlone || !seen) return answered
  // A device that keeps nothing has an answer without its listings.
  const isWhole = answered?.total === 0 || answered?.listings.length !== 0
  return isAnswered && isWhole && !isOutdated ? answered : undefined
}
