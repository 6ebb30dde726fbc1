import { Checkbox, CheckboxGroup, FieldError, Label } from 'react-aria-components/CheckboxGroup'
import styles from './check-group.module.css'
import { Icon } from './icon.tsx'

export interface CheckOption<Value extends string = string> {
  value: Value
  name: string
}

/** Any of a few things that belong together. */
export function CheckGroup<Value extends string>({
  label,
  options,
  value,
  error,
  onChange,
}: {
  label: string
  options: CheckOption<Value>[]
  value: readonly Value[]
  error?: string | undefined
  onChange(value: NoInfer<Value>[]): void
}) {
  return (
    <CheckboxGroup
      className={styles.group}
      value={[...value]}
      isInvalid={Boolean(error)}
      onChange={(chosen) =>
        onChange(options.map((each) => each.value).filter((each) => chosen.includes(each)))
      }
    >
      <Label className={styles.label}>{label}</Label>
      <div className={styles.options}>
        {options.map(({ value: each, name }) => (
          <Checkbox key={each} value={each} className={styles.option}>
            <span className={styles.box}>
              <Icon name="check" />
            </span>
            <span className={styles.name}>{name}</span>
          </Checkbox>
        ))}
      </div>
      <FieldError className={styles.error}>{error}</FieldError>
    </CheckboxGroup>
  )
}
