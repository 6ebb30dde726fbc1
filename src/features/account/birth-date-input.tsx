import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { birthDates } from '#contract/domain/birth-dates.ts'
import { DayInput } from '#src/ui/day-input.tsx'
import { Field } from '#src/ui/field.tsx'
import { fieldNames } from './field-names.ts'
import type { AccountFormState } from './use-account-form.ts'

export function BirthDateInput({ form }: { form: AccountFormState<'dateOfBirth'> }) {
  const { i18n } = useLingui()
  const [{ first, last }] = useState(() => birthDates(new Date()))
  return (
    <Field label={i18n._(fieldNames.dateOfBirth)} error={form.faultOf('dateOfBirth')}>
      {(control) => (
        <DayInput
          {...control}
          name="dateOfBirth"
          autoComplete="bday"
          min={first}
          max={last}
          value={form.typed.dateOfBirth}
          onChange={(day) => form.change('dateOfBirth', day)}
        />
      )}
    </Field>
  )
}
