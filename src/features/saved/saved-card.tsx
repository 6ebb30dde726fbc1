import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { KeptCopy } from '#src/cache/kept-listings.ts'
import { formatAge } from '#src/i18n/format.ts'
import { Icon } from '#src/ui/icon.tsx'
import { GoneSentence } from './gone-notice.tsx'
import type { KeepState } from './keep-progress.ts'
import { KeptState } from './kept-state.tsx'
import type { SavedListing } from './saved-listings.ts'
import styles from './saved-card.module.css'

/** A saved listing's card with how it stands: whether it can still be had, whether it is on this device,
 *  and how old it is. */
export function SavedCard({
  saved: { listing, isGone, seenAtMs },
  kept,
  state,
  nowMs,
  card,
}: {
  saved: SavedListing
  kept: KeptCopy | undefined
  state: KeepState | undefined
  nowMs: number
  card: ReactNode
}) {
  const age = formatAge(seenAtMs, nowMs)
  return (
    <li className={styles.saved}>
      {card}
      {isGone && (
        <p className={styles.warning}>
          <GoneSentence seenAtMs={seenAtMs} />
        </p>
      )}
      {!isGone && !listing.isActive && (
        <p className={styles.warning}>
          <Trans>This listing is not currently active.</Trans>
        </p>
      )}
      <p className={styles.state}>
        <Icon name={kept?.refreshedAtMs ? 'check' : 'download'} />
        <span>
          <KeptState kept={kept} state={state} /> · <Trans>Read {age}</Trans>
        </span>
      </p>
    </li>
  )
}
