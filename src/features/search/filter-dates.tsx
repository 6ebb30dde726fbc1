import { Trans, useLingui } from '@lingui/react/macro'
import { DayInput } from '#src/ui/day-input.tsx'
import { Field } from '#src/ui/field.tsx'
import type { askableDays, FilterForm } from './filter-form.ts'
import styles from './filter-range.module.css'

/** From which day to which a place has to be free; both or none.
 *  @param days that may be asked for */
export function FilterDates({
  form: { from, to },
  days: { first, last },
  error,
  onChange,
}: {
  form: Pick<FilterForm, 'from' | 'to'>
  days: ReturnType<typeof askableDays>
  error: string | undefined
  onChange(changed: Partial<Pick<FilterForm, 'from' | 'to'>>): void
}) {
  const { t } = useLingui()
  return (
    <fieldset className={styles.part}>
      <legend>
        <Trans>Free on these dates</Trans>
      </legend>
      <div className={styles.range}>
        <Field label={t`From`} error={error}>
          {(control) => (
            <DayInput
              {...control}
              min={first}
              max={last}
              value={from}
              onChange={(day) => onChange({ from: day })}
            />
          )}
        </Field>
        <Field label={t`To`}>
          {(control) => (
            <DayInput
              {...control}
              min={from || first}
              max={last}
              value={to}
              onChange={(day) => onChange({ to: day })}
            />
          )}
        </Field>
      </div>
    </fieldset>
  )
}
