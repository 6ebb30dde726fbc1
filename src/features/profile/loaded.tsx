import { useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ReadFailure } from '#src/ui/read-failure.tsx'
import { Waiting } from '#src/ui/waiting.tsx'

/** What a list looks like while it is read, when it cannot be read, and then. */
export function Loaded<Data>({
  query: { data, error, isPending, refetch },
  children,
}: {
  query: UseQueryResult<Data>
  children(data: Data): ReactNode
}) {
  const { t } = useLingui()
  return (
    <>
      {error && <ReadFailure error={error} onRetry={() => refetch()} />}
      {isPending && <Waiting text={t`Please wait...`} lines={6} />}
      {data !== undefined && children(data)}
    </>
  )
}
