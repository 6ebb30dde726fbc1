import { Field } from './field.tsx'

export interface SelectOption<Value extends string | number> {
  value: Value
  name: string
}

/** One of many, by the device's own list: on a phone nothing else is as quick to use. */
export function Select<Value extends string | number>({
  label,
  value,
  options,
  error,
  onChange,
}: {
  label: string
  value: Value
  options: readonly SelectOption<Value>[]
  error?: string | undefined
  onChange(value: NoInfer<Value>): void
}) {
  const choose = (chosen: string) => {
    const option = options.find((each) => String(each.value) === chosen)
    if (option) onChange(option.value)
  }
  return (
    <Field label={label} error={error}>
      {(control) => (
        <select {...control} value={value} onChange={(event) => choose(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
