import { ToggleButton, ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import { Icon, type IconName } from './icon.tsx'
import styles from './toggle-row.module.css'

export interface ToggleOption<Value extends string = string> {
  value: Value
  name: string
  icon?: IconName
}

/** One of a few ways to look at the same thing. Exactly one is chosen. */
export function ToggleRow<Value extends string>({
  label,
  options,
  value,
  isIconsOnly = false,
  onChange,
}: {
  label: string
  options: ToggleOption<Value>[]
  value: Value
  /** Names are read out, icons seen. */
  isIconsOnly?: boolean
  onChange(value: NoInfer<Value>): void
}) {
  const choose = (keys: Set<unknown>) => {
    const option = options.find((each) => keys.has(each.value))
    if (option) onChange(option.value)
  }
  return (
    <ToggleButtonGroup
      className={styles.row}
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={choose}
    >
      {options.map(({ value: each, name, icon }) => (
        <ToggleButton key={each} id={each} className={styles.option} aria-label={name}>
          {icon && <Icon name={icon} />}
          {!isIconsOnly && name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
