import { Trans, useLingui } from '@lingui/react/macro'
import type { CurrencyCode } from '#contract/domain/currency.ts'
import type { SearchFilter } from '#contract/domain/filter.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { useLateDialog } from '#src/ui/use-late-dialog.ts'
import styles from './filter-button.module.css'
import type { AllFilterParams, FilterParams } from './filter-params.ts'
import { filterSummary } from './filter-summary.ts'

const loadFilterDialog = () => import('./filter-dialog.tsx').then((module) => module.FilterDialog)

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
  onFilter(params: AllFilterParams): void
}) {
  const { i18n } = useLingui()
  const { Dialog, open, close } = useLateDialog(loadFilterDialog)
  return (
    <>
      <Button
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={Dialog !== null}
        onClick={open}
      >
        <Icon name="filter" />
        <span className={styles.name}>
          <Trans>Filter</Trans>
        </span>
        <span className={styles.summary}>{filterSummary(filter, i18n)}</span>
      </Button>
      {Dialog && <Dialog params={params} currency={currency} onFilter={onFilter} onClose={close} />}
    </>
  )
}
