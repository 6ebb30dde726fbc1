import { Trans } from '@lingui/react/macro'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import styles from './search-here.module.css'

/** Stands on the map once it has been moved away from what was searched. */
export function SearchHere({ isSearching, onSearch }: { isSearching: boolean; onSearch(): void }) {
  return (
    <Button look="main" className={styles.button} aria-busy={isSearching} onClick={onSearch}>
      <Icon name="search" />
      <Trans>Search Here</Trans>
    </Button>
  )
}
