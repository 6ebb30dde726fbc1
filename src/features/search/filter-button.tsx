import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import type { CurrencyCode } from '#contract/domain/currency.ts'
import type { SearchFilter } from '#contract/domain/filter.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import styles from './filter-button.module.css'
import type { FilterParams } from './filter-params.ts'
import { filterSummary } from './filter-summary.ts'

const FilterDialog = lazy(() =>
  import('./filter-dialog.tsx').then((module) => ({ default: module.FilterDialog })),
)

/** Says what the search is restricted to, and opens the dialog that changes it.
 *  @param currency in which prices are asked for at first */
export function FilterButton({
  filter,
  params,
  currency,
  onFilter,
}: {
  filter: SearchFilter
  params: FilterParams
  currency: CurrencyCode
  onFilter(params: Required<FilterParams>): void
}) {
  const { i18n } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="filter" />
        <span className={styles.name}>
          <Trans>Filter</Trans>
        </span>
        <span className={styles.summary}>{filterSummary(filter, i18n)}</span>
      </Button>
      {isOpen && (
        <Suspense>
          <FilterDialog
            params={params}
            currency={currency}
            onFilter={onFilter}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
