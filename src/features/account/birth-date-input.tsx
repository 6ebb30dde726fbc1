import { useLingui } from '@lingui/react/macro'
import { useState, type SyntheticEvent } from 'react'
import { birthDates } from '#contract/domain/birth-dates.ts'
import { Field } from '#src/ui/field.tsx'
import { fieldNames } from './field-names.ts'
import type { AccountFormState } from './use-account-form.ts'

/** No date, so that the contract finds it. */
const halfTyped = '?'

/** A date of birth. A browser keeps one that is half typed to itself: its field says that it is empty, and keeps what was
 *  typed only as long as nothing is put into it. */
export function BirthDateInput({ form }: { form: AccountFormState<'dateOfBirth'> }) {
  const { i18n } = useLingui()
  const [{ first, last }] = useState(() => birthDates(new Date()))
  const [atFirst] = useState(form.typed.dateOfBirth)
  const read = ({ currentTarget: { value, validity } }: SyntheticEvent<HTMLInputElement>) =>
    form.change('dateOfBirth', validity.badInput ? halfTyped : value)
  return (
    <Field label={i18n._(fieldNames.dateOfBirth)} error={form.faultOf('dateOfBirth')}>
      {(control) => (
        <input
          {...control}
          type="date"
          name="dateOfBirth"
          autoComplete="bday"
          min={first}
          max={last}
          defaultValue={atFirst}
          onChange={read}
          onKeyUp={read}
          onBlur={read}
        />
      )}
    </Field>
  )
}
