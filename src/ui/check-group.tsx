import { Checkbox, CheckboxGroup, FieldError, Label } from 'react-aria-components/CheckboxGroup'
import styles from './check-group.module.css'
import { Icon, type IconName } from './icon.tsx'

export interface CheckOption<Value extends string = string> {
  value: Value
  name: string
  icon?: IconName
}

/** Any of a few things that belong together. */
export function CheckGroup<Value extends string>({
  label,
  options,
  value,
  error,
  isDisabled = false,
  onChange,
}: {
  label: string
  options: CheckOption<Value>[]
  value: readonly Value[]
  error?: string | undefined
  isDisabled?: boolean
  onChange(value: NoInfer<Value>[]): void
}) {
  return (
    <CheckboxGroup
      className={styles.group}
      value={[...value]}
      isInvalid={Boolean(error)}
      isDisabled={isDisabled}
      onChange={(chosen) =>
        onChange(options.map((each) => each.value).filter((each) => chosen.includes(each)))
      }
    >
      <Label className={styles.label}>{label}</Label>
      <div className={styles.options}>
        {options.map(({ value: each, name, icon }) => (
          <Checkbox key={each} value={each} className={styles.option}>
            <span className={styles.box}>
              <Icon name="check" />
            </span>
            {icon && <Icon name={icon} />}
            <span className={styles.name}>{name}</span>
          </Checkbox>
        ))}
      </div>
      <FieldError className={styles.error}>{error}</FieldError>
    </CheckboxGroup>
  )
}
