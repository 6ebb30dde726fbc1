import { Trans } from '@lingui/react/macro'
import { TownRow } from './town-row.tsx'
import type { SavedListing } from './saved-listings.ts'
import { townsOf } from './towns.ts'
import styles from './town-list.module.css'

/** The towns of what is saved, each with its map to take along. */
export function TownList({ saved }: { saved: readonly SavedListing[] }) {
  const towns = townsOf(saved.map(({ listing }) => listing))
  if (towns.length === 0) return null
  return (
    <section className={styles.towns}>
      <h2>
        <Trans>Maps to take along</Trans>
      </h2>
      <p>
        <Trans>Keep the map of a town to find your way there without a connection.</Trans>
      </p>
      <ul>
        {towns.map((town) => (
          <li key={town.name}>
            <TownRow town={town} />
          </li>
        ))}
      </ul>
    </section>
  )
}
