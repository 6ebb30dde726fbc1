import { Trans } from '@lingui/react/macro'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReservationView } from '#contract/domain/reservation.ts'
import { Button } from '#src/ui/button.tsx'
import { FormActions } from '#src/ui/form.tsx'
import { ReadFailure } from '#src/ui/read-failure.tsx'

/** The way to what was reserved earlier than all that is shown. */
export function MoreReservations({
  list: { data, hasNextPage, isFetchNextPageError, error, errorUpdateCount, fetchNextPage },
}: {
  list: UseInfiniteQueryResult<ReservationView[]>
}) {
  const [isReading, setIsReading] = useState(false)
  if (!hasNextPage) return null
  const readMore = async () => {
    if (isReading) return
    setIsReading(true)
    // What is being read anew is not cut short. What is to be read anew meanwhile cuts this short, and it is asked again.
    let now
    do now = await fetchNextPage({ cancelRefetch: false })
    while (
      now.hasNextPage &&
      now.data?.length === data?.length &&
      now.errorUpdateCount === errorUpdateCount
    )
    setIsReading(false)
  }
  if (isFetchNextPageError && error && !isReading) {
    return <ReadFailure error={error} onRetry={readMore} />
  }
  return (
    <FormActions>
      <Button aria-disabled={isReading} onClick={readMore}>
        {isReading ? <Trans>Please wait...</Trans> : <Trans>Show more</Trans>}
      </Button>
    </FormActions>
  )
}
