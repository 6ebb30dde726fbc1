import { Trans, useLingui } from '@lingui/react/macro'
import { currencies } from '#contract/domain/currency.ts'
import { rentPeriods, type RentPeriod } from '#contract/domain/rent-period.ts'
import { periodWords } from '#src/i18n/words.ts'
import { Select } from '#src/ui/select.tsx'
import { Field } from '#src/ui/field.tsx'
import type { FilterFault, FilterForm } from './filter-form.ts'
import styles from './filter-range.module.css'

/** What each period that is looked for may cost, in one currency. */
export function FilterPrices({
  form,
  faults,
  onChange,
}: {
  form: FilterForm
  faults: readonly FilterFault[]
  onChange(changed: Pick<FilterForm, 'prices'> | Pick<FilterForm, 'currency'>): void
}) {
  const { t, i18n } = useLingui()
  const { periods, prices, currency } = form
  const shown = rentPeriods.filter((period) => periods.includes(period))
  if (shown.length === 0) return null
  const faultOf = (period: RentPeriod) => {
    if (faults.includes(`${period}-price`)) return t`Must be a price such as 900 or 12.50.`
    if (faults.includes(`${period}-order`)) return t`The minimum is above the maximum.`
    return undefined
  }
  const input = (period: RentPeriod, end: 'min' | 'max', label: string, error?: string) => (
    <Field label={label} error={error}>
      {(control) => (
        <input
          {...control}
          inputMode="decimal"
          autoComplete="off"
          value={prices[period][end]}
          onChange={({ target: { value } }) =>
            onChange({ prices: { ...prices, [period]: { ...prices[period], [end]: value } } })
          }
        />
      )}
    </Field>
  )
  return (
    <fieldset className={styles.part}>
      <legend>
        <Trans>Price</Trans>
      </legend>
      <Select
        label={t`Currency`}
        options={currencies.map(({ code }) => ({ value: code, name: code }))}
        value={currency ?? 'USD'}
        onChange={(chosen) => onChange({ currency: chosen })}
      />
      {shown.map((period) => {
        const name = i18n._(periodWords[period])
        return (
          <div key={period} className={styles.range}>
            {input(period, 'min', t`${name}, minimum`, faultOf(period))}
            {input(period, 'max', t`${name}, maximum`)}
          </div>
        )
      })}
    </fieldset>
  )
}
