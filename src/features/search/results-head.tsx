import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { minuteMs } from '#contract/domain/durations.ts'
import { searchResultsAtMost } from '#contract/limits.ts'
import { formatAge, formatCount } from '#src/i18n/format.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { useNow } from '#src/ui/use-now.ts'
import hidden from '#src/ui/hidden.module.css'
import type { Results } from './queries.ts'
import styles from './results-head.module.css'

interface Found {
  shownCount: number
  /** How many match in all, of which those may be the first. */
  total: number
  /** Whether the total is true by and large only. */
  isEstimate?: boolean | undefined
}

/** How many were found, said aloud when it changes: what is seen of that comes and goes as a whole, of which most readers
 *  say nothing. */
export function SaidCount({ found }: { found: Results | undefined }) {
  const isNothing = found?.listings.length === 0
  return (
    <p role="status" className={hidden.hidden}>
      {isNothing && <Trans>Nothing found in the selected map area</Trans>}
      {found && !isNothing && <FoundCount {...found} shownCount={found.listings.length} />}
    </p>
  )
}

/** How many were found, and what can be done when it is none. */
export function ResultsHead({
  shownCount,
  total,
  isEstimate,
  oldestSeenAtMs,
}: Found & {
  /** Given for what this device has seen. */
  oldestSeenAtMs?: number | null | undefined
}) {
  const { t } = useLingui()
  const nowMs = useNow(minuteMs).getTime()
  if (shownCount === 0) {
    return (
      <EmptyState
        icon="search"
        title={t`Nothing found in the selected map area`}
        action={
          <ButtonLink to="/lend">
            <Trans>Would you like to add a new listing?</Trans>
          </ButtonLink>
        }
      />
    )
  }
  return (
    <p className={styles.count}>
      <span aria-hidden="true">
        <FoundCount shownCount={shownCount} total={total} isEstimate={isEstimate} />
      </span>
      {oldestSeenAtMs && (
        <span className={styles.age}>
          <Trans>On this device, the oldest read {formatAge(oldestSeenAtMs, nowMs)}</Trans>
        </span>
      )}
    </p>
  )
}

function FoundCount({ shownCount, total, isEstimate }: Found) {
  if (total <= searchResultsAtMost) {
    return <Plural value={shownCount} one="# item" other="# items" />
  }
  const [first, all] = [formatCount(searchResultsAtMost), formatCount(total)]
  return isEstimate ? (
    <Trans>
      {first} of about {all}, zoom in
    </Trans>
  ) : (
    <Trans>
      {first} of {all}, zoom in
    </Trans>
  )
}
