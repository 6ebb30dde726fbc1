import { Trans, useLingui } from '@lingui/react/macro'
import { Notice } from '#src/ui/notice.tsx'
import { ReadFailure } from '#src/ui/read-failure.tsx'
import type { useResults } from './use-results.ts'

/** What there is to say of a search beside how much it has found: why that is nothing, or not sure.
 *  @param hasDates whether only what is free on some dates is looked for */
export function SearchWords({
  results: { data, error, isCutOff, askAgain },
  canSearch,
  hasDates,
}: {
  results: ReturnType<typeof useResults>
  canSearch: boolean
  hasDates: boolean
}) {
  const { t } = useLingui()
  return (
    <>
      {!canSearch && (
        <Notice>
          <Trans>Please ZOOM IN to search!</Trans>
        </Notice>
      )}
      {error && (
        <ReadFailure
          error={error}
          before={t`Error While getting data`}
          onRetry={() => void askAgain()}
        />
      )}
      {isCutOff && hasDates && data?.oldestSeenAtMs !== undefined && (
        <Notice>
          <Trans>
            You are offline: which dates are taken is known only for listings that you have saved.
          </Trans>
        </Notice>
      )}
    </>
  )
}
