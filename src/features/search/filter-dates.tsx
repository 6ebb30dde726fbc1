import { Trans, useLingui } from '@lingui/react/macro'
import { Field } from '#src/ui/field.tsx'
import { useNow } from '#src/ui/use-now.ts'
import type { FilterForm } from './filter-form.ts'
import styles from './filter-range.module.css'

/** 'YYYY-MM-DD' of the reader's day. */
const dayOf = (instant: Date) =>
  [instant.getFullYear(), instant.getMonth() + 1, instant.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')

/** From which day to which a place has to be free; both or none. */
export function FilterDates({
  form: { from, to },
  error,
  onChange,
}: {
  form: Pick<FilterForm, 'from' | 'to'>
  error: string | undefined
  onChange(changed: Partial<Pick<FilterForm, 'from' | 'to'>>): void
}) {
  const { t } = useLingui()
  const today = dayOf(useNow())
  return (
    <fieldset className={styles.part}>
      <legend>
        <Trans>Free on these dates</Trans>
      </legend>
      <div className={styles.range}>
        <Field label={t`From`} error={error}>
          {(control) => (
            <input
              {...control}
              type="date"
              min={today}
              value={from}
              onChange={(event) => onChange({ from: event.target.value })}
            />
          )}
        </Field>
        <Field label={t`To`}>
          {(control) => (
            <input
              {...control}
              type="date"
              min={from || today}
              value={to}
              onChange={(event) => onChange({ to: event.target.value })}
            />
          )}
        </Field>
      </div>
    </fieldset>
  )
}
