import type { ReactNode } from 'react'
import { minuteMs } from '#contract/domain/durations.ts'
import type { Listing } from '#contract/domain/listing.ts'
import { useNow } from '#src/ui/use-now.ts'
import { useKeepStates } from './keep-progress.ts'
import { SavedCard } from './saved-card.tsx'
import type { SavedListing } from './saved-listings.ts'
import { useKept } from './use-saved.ts'
import styles from './saved-cards.module.css'

/** Saved listings as cards, each with how it stands on this device. */
export function SavedCards({
  saved,
  label,
  renderListing,
}: {
  saved: readonly SavedListing[]
  label: string
  renderListing(listing: Listing): ReactNode
}) {
  const kept = useKept()
  const states = useKeepStates()
  const nowMs = useNow(minuteMs).getTime()
  return (
    <ul className={styles.cards} aria-label={label}>
      {saved.map((one) => (
        <SavedCard
          key={one.listing.id}
          saved={one}
          kept={kept?.get(one.listing.id)}
          state={states.get(one.listing.id)}
          nowMs={nowMs}
          card={renderListing(one.listing)}
        />
      ))}
    </ul>
  )
}
