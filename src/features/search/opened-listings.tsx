import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import type { Listing } from '#contract/domain/listing.ts'
import { Notice } from '#src/ui/notice.tsx'
import { ReadFailure } from '#src/ui/read-failure.tsx'
import type { Results } from './queries.ts'
import { ResultsSkeleton } from './results-skeleton.tsx'
import { tabKey, type OpenTab } from './search-tab.ts'
import { TabContent } from './tab-content.tsx'
import { useOpenedListings } from './use-opened-listings.ts'

type ContentProps = Omit<
  ComponentProps<typeof TabContent>,
  'about' | 'listings' | 'total' | 'isEstimate' | 'oldestSeenAtMs' | 'isGroup'
>

/** What an opened tab holds; what of it is there no more, it says.
 *  @param found the results on the page
 *  @param read asks for one listing */
export function OpenedListings({
  tab,
  found,
  read,
  ...content
}: ContentProps & {
  tab: OpenTab
  found: Results | undefined
  read(id: number): Promise<Listing>
}) {
  const { t } = useLingui()
  const { data, error, refetch } = useOpenedListings(tab, found, read)
  if (error && !data) {
    return <ReadFailure error={error} before={t`Error While getting data`} onRetry={refetch} />
  }
  if (!data) return <ResultsSkeleton />
  const { listings, goneCount } = data
  return (
    <>
      {goneCount > 0 && (
        <Notice>
          {tab.listingIds.length === 1 ? (
            <Trans>This listing is there no more. You can close the tab.</Trans>
          ) : (
            <Plural
              value={goneCount}
              one="# of these listings is there no more."
              other="# of these listings are there no more."
            />
          )}
        </Notice>
      )}
      {listings.length > 0 && (
        <TabContent
          {...content}
          isGroup
          about={tabKey(tab)}
          listings={listings}
          total={listings.length}
        />
      )}
    </>
  )
}
