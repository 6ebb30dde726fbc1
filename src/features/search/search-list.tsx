import type { ComponentProps } from 'react'
import type { Listing } from '#contract/domain/listing.ts'
import { OpenedListings } from './opened-listings.tsx'
import { ResultsSkeleton } from './results-skeleton.tsx'
import { SaidCount } from './results-head.tsx'
import type { OpenTab } from './search-tab.ts'
import { SearchWords } from './search-words.tsx'
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
  const { about, data, isPending } = results
  if (opened) {
    return <OpenedListings {...content} tab={opened} found={data} read={readListing} />
  }
  return (
    <>
      <SaidCount found={data} />
      <SearchWords results={results} canSearch={canSearch} hasDates={hasDates} />
      {canSearch && isPending && <ResultsSkeleton />}
      {data && <TabContent {...content} {...data} about={about} isGroup={false} />}
    </>
  )
}
