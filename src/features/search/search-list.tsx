import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import type { Listing } from '#contract/domain/listing.ts'
import { Notice } from '#src/ui/notice.tsx'
import { ReadFailure } from '#src/ui/read-failure.tsx'
import { OpenedListings } from './opened-listings.tsx'
import { ResultsSkeleton } from './results-skeleton.tsx'
import type { OpenTab } from './search-tab.ts'
import { TabContent } from './tab-content.tsx'
import type { useResults } from './use-results.ts'

type ContentProps = Pick<
  ComponentProps<typeof TabContent>,
  'mode' | 'litIds' | 'onHighlight' | 'onLocate' | 'returnTo' | 'onReturned' | 'renderListing'
>

/** The list beside the map: what was found, or what an opened tab holds; and why there is nothing.
 *  @param opened undefined for the results
 *  @param readListing asks for one listing */
export function SearchList({
  results,
  opened,
  canSearch,
  hasDates,
  readListing,
  ...content
}: ContentProps & {
  results: ReturnType<typeof useResults>
  opened: OpenTab | undefined
  canSearch: boolean
  /** Whether only what is free on some dates is looked for. */
  hasDates: boolean
  readListing(id: number): Promise<Listing>
}) {
  const { t } = useLingui()
  const { about, data, error, isCutOff, isPending, refetch } = results
  if (opened) {
    return (
      <OpenedListings {...content} tab={opened} found={data?.listings ?? []} read={readListing} />
    )
  }
  return (
    <>
      {!canSearch && (
        <Notice>
          <Trans>Please ZOOM IN to search!</Trans>
        </Notice>
      )}
      {error && (
        <ReadFailure error={error} before={t`Error While getting data`} onRetry={() => refetch()} />
      )}
      {canSearch && isPending && <ResultsSkeleton />}
      {isCutOff && hasDates && data?.oldestSeenAtMs !== undefined && (
        <Notice>
          <Trans>
            You are offline: which dates are taken is known only for listings that you have saved.
          </Trans>
        </Notice>
      )}
      {data && <TabContent {...content} {...data} about={about} isGroup={false} />}
    </>
  )
}
