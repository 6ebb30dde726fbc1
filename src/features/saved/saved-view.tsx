import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Listing } from '#contract/domain/listing.ts'
import { formatCount } from '#src/i18n/format.ts'
import { siteText } from '#src/i18n/site-text.ts'
import { Tabs } from '#src/ui/tabs.tsx'
import { SavedCards } from './saved-cards.tsx'
import type { SavedListing } from './saved-listings.ts'
import { SavedMap } from './saved-map.tsx'
import { TownList } from './town-list.tsx'

/** What is saved, as a list and on a map, and the maps of its towns. */
export function SavedView({
  saved,
  renderListing,
}: {
  saved: readonly SavedListing[]
  renderListing(listing: Listing): ReactNode
}) {
  const { t } = useLingui()
  return (
    <>
      <Tabs
        label={t`Saved`}
        tabs={[
          {
            id: 'list',
            title: t`List`,
            count: formatCount(saved.length),
            content: (
              <SavedCards
                saved={saved}
                label={t(siteText('saved'))}
                renderListing={renderListing}
              />
            ),
          },
          {
            id: 'map',
            title: t`Map`,
            content: <SavedMap saved={saved} renderListing={renderListing} />,
          },
        ]}
      />
      <TownList saved={saved} />
    </>
  )
}
