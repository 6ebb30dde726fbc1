import { useLingui } from '@lingui/react/macro'
import { useState, type InputHTMLAttributes } from 'react'
import { birthDates } from '#contract/domain/birth-dates.ts'
import { currencies } from '#contract/domain/currency.ts'
import { cultures } from '#contract/domain/user.ts'
import { textLimits } from '#contract/limits.ts'
import { ownLanguageName } from '#src/i18n/languages.ts'
import { DayInput } from '#src/ui/day-input.tsx'
import { Field } from '#src/ui/field.tsx'
import { Select } from '#src/ui/select.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { NewEmail } from './new-email.tsx'
import { fieldWords } from './typed-profile.ts'
import type { ProfileEdit } from './use-profile-edit.ts'

const currencyOptions = currencies.map(({ code }) => ({ value: code, name: code }))
const cultureOptions = cultures.map((value) => ({ value, name: ownLanguageName(value) }))

/** Everything that users say about themselves.
 *  @param knownEmail the address that is saved */
export function ProfileFields({ edit, knownEmail }: { edit: ProfileEdit; knownEmail: string }) {
  const { i18n } = useLingui()
  const { typed, faultOf, change, isNewEmail } = edit
  const [{ first, last }] = useState(() => birthDates(new Date()))
  const input = (
    field: 'email' | 'firstName' | 'lastName' | 'phone',
    attributes: InputHTMLAttributes<HTMLInputElement>,
  ) => (
    <Field label={i18n._(fieldWords[field])} error={faultOf(field)}>
      {(control) => (
        <input
          {...control}
          name={field}
          value={typed[field]}
          onChange={(event) => change(field, event.target.value)}
          {...attributes}
        />
      )}
    </Field>
  )
  return (
    <>
      {input('email', { type: 'email', autoComplete: 'email' })}
      {isNewEmail && <NewEmail edit={edit} knownEmail={knownEmail} />}
      {input('firstName', { autoComplete: 'given-name' })}
      {input('lastName', { autoComplete: 'family-name' })}
      {input('phone', { type: 'tel', autoComplete: 'tel' })}
      <Field label={i18n._(fieldWords.dateOfBirth)} error={faultOf('dateOfBirth')}>
        {(control) => (
          <DayInput
            {...control}
            name="dateOfBirth"
            autoComplete="bday"
            min={first}
            max={last}
            value={typed.dateOfBirth}
            onChange={(day) => change('dateOfBirth', day)}
          />
        )}
      </Field>
      <TextArea
        label={i18n._(fieldWords.about)}
        value={typed.about}
        maxLength={textLimits.about}
        rows={4}
        error={faultOf('about')}
        onChange={(about) => change('about', about)}
      />
      <Select
        label={i18n._(fieldWords.culture)}
        value={typed.culture}
        options={cultureOptions}
        error={faultOf('culture')}
        onChange={(culture) => change('culture', culture)}
      />
      <Select
        label={i18n._(fieldWords.currency)}
        value={typed.currency}
        options={currencyOptions}
        error={faultOf('currency')}
        onChange={(currency) => change('currency', currency)}
      />
    </>
  )
}
