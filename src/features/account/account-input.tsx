import { useLingui } from '@lingui/react/macro'
import type { InputHTMLAttributes } from 'react'
import { Field } from '#src/ui/field.tsx'
import { fieldNames, type AccountField } from './field-names.ts'
import type { AccountFormState } from './use-account-form.ts'

/** A field of one line, with its label and what is wrong with it. */
export function AccountInput<Name extends AccountField>({
  form,
  name,
  ...attributes
}: {
  form: AccountFormState<Name>
  name: NoInfer<Name>
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete'>) {
  const { i18n } = useLingui()
  return (
    <Field label={i18n._(fieldNames[name])} error={form.faultOf(name)}>
      {(control) => (
        <input
          {...control}
          {...attributes}
          name={name}
          value={form.typed[name]}
          onChange={(event) => form.change(name, event.target.value)}
        />
      )}
    </Field>
  )
}
