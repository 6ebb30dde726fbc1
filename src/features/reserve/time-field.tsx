import { useState } from 'react'
import { minuteSteps } from '#contract/limits.ts'
import { Field } from '#src/ui/field.tsx'
import { fromInputValue, toInputValue } from './wall-clock-input.ts'

const stepSeconds = (minuteSteps[1] - minuteSteps[0]) * 60

/** A year that is still being typed begins as 0002. */
const firstWholeYear = '1000'

/** A date and time of day on a zone's clock; what is typed stays as it is typed. */
export function TimeField({
  label,
  value,
  zone,
  onChange,
}: {
  label: string
  value: Date
  zone: string
  onChange(instant: Date): void
}) {
  const [typed, setTyped] = useState<string | null>(null)
  const type = (text: string) => {
    setTyped(text)
    const instant = text >= firstWholeYear ? fromInputValue(text, zone) : null
    if (instant) onChange(instant)
  }
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          type="datetime-local"
          step={stepSeconds}
          value={typed ?? toInputValue(value, zone)}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped(null)}
        />
      )}
    </Field>
  )
}
