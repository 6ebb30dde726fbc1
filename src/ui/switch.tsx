import { useId, type ReactNode } from 'react'
import { Switch as AriaSwitch } from 'react-aria-components/Switch'
import styles from './switch.module.css'

/** Something that is on or off, and changes at once.
 *  @param isReadOnly while it cannot be changed; it keeps the focus then, as nothing that is disabled does */
export function Switch({
  isOn,
  hint,
  isReadOnly = false,
  onChange,
  children,
}: {
  isOn: boolean
  hint?: string
  isReadOnly?: boolean
  onChange(isOn: boolean): void
  children: ReactNode
}) {
  const id = useId()
  return (
    <div className={styles.field}>
      <AriaSwitch
        className={styles.switch}
        isSelected={isOn}
        isReadOnly={isReadOnly}
        onChange={onChange}
        {...(hint && { 'aria-describedby': id })}
      >
        <span className={styles.track} />
        <span className={styles.name}>{children}</span>
      </AriaSwitch>
      {hint && (
        <p id={id} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
