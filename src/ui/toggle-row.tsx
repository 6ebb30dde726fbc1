import { useId, type Ref } from 'react'
import { Icon, type IconName } from './icon.tsx'
import styles from './toggle-row.module.css'

export interface ToggleOption<Value extends string = string> {
  value: Value
  name: string
  icon?: IconName
}

/** One of a few ways to look at the same thing. Exactly one is chosen. */
export function ToggleRow<Value extends string>({
  ref,
  label,
  options,
  value,
  isIconsOnly = false,
  onChange,
}: {
  ref?: Ref<HTMLDivElement>
  label: string
  options: ToggleOption<Value>[]
  value: Value
  /** Names are read out, icons seen. */
  isIconsOnly?: boolean
  onChange(value: NoInfer<Value>): void
}) {
  const group = useId()
  return (
    <div ref={ref} role="radiogroup" aria-label={label} className={styles.row}>
      {options.map(({ value: each, name, icon }) => (
        <label key={each} className={styles.option} title={isIconsOnly ? name : undefined}>
          <input
            type="radio"
            name={group}
            aria-label={name}
            checked={each === value}
            onChange={() => onChange(each)}
          />
          {icon && <Icon name={icon} />}
          {!isIconsOnly && name}
        </label>
      ))}
    </div>
  )
}
