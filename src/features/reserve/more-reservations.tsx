import { Trans } from '@lingui/react/macro'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { Button } from '#src/ui/button.tsx'
import { FormActions } from '#src/ui/form.tsx'
import { ReadFailure } from '#src/ui/read-failure.tsx'

/** The way to what was reserved earlier than all that is shown. */
export function MoreReservations({
  list: { hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage },
}: {
  list: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'error' | 'fetchNextPage'
  >
}) {
  if (!hasNextPage) return null
  const readMore = () => {
    if (!isFetchingNextPage) void fetchNextPage()
  }
  if (isFetchNextPageError && error) return <ReadFailure error={error} onRetry={readMore} />
  return (
    <FormActions>
      <Button aria-disabled={isFetchingNextPage} onClick={readMore}>
        {isFetchingNextPage ? <Trans>Please wait...</Trans> : <Trans>Show more</Trans>}
      </Button>
    </FormActions>
  )
}
