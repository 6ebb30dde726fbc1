import type { InputHTMLAttributes } from 'react'
import { Field } from './field.tsx'
import { TextCounter } from './text-counter.tsx'
import styles from './text-input.module.css'

/** Text of one line, which says how much is left near its limit. */
export function TextInput({
  label,
  value,
  maxLength,
  type = 'text',
  hint,
  error,
  onChange,
  ...attributes
}: {
  label: string
  value: string
  /** In characters. What is longer stays as it was typed or pasted, and is not taken where it is sent to. */
  maxLength?: number
  type?: 'text' | 'search'
  hint?: string
  error?: string | undefined
  onChange(value: string): void
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'autoCapitalize' | 'autoComplete' | 'inputMode'>) {
  return (
    <div className={styles.input}>
      <Field label={label} error={error} {...(hint && { hint })}>
        {(control) => (
          <input
            {...control}
            {...attributes}
            type={type}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      {maxLength !== undefined && <TextCounter value={value} maxLength={maxLength} />}
    </div>
  )
}
