import { useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ReadFailure } from '#src/ui/read-failure.tsx'
import { Waiting } from '#src/ui/waiting.tsx'

type Reading<Data> = Pick<UseQueryResult<Data>, 'data' | 'error' | 'isPending'> & {
  refetch(): unknown
  isFetchNextPageError?: boolean
}

/** What a list looks like while it is read, when it cannot be read, and then. That no more of it can be read is said where
 *  that was asked for. */
export function Loaded<Data>({
  query: { data, error, isPending, refetch, isFetchNextPageError },
  children,
}: {
  query: Reading<Data>
  children(data: Data): ReactNode
}) {
  const { t } = useLingui()
  return (
    <>
      {error && !isFetchNextPageError && <ReadFailure error={error} onRetry={() => refetch()} />}
      {isPending && <Waiting text={t`Please wait...`} lines={6} />}
      {data !== undefined && children(data)}
    </>
  )
}
