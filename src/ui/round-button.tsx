import { Icon, type IconName } from './icon.tsx'
import styles from './round-button.module.css'

/** A sign on a picture that can be pressed.
 *  @param label its accessible name
 *  @param hint what a pointer that rests on it reads
 *  @param isPressed given for what is on or off */
export function RoundButton({
  icon,
  label,
  hint,
  isPressed,
  onPress,
}: {
  icon: IconName
  label: string
  hint?: string
  isPressed?: boolean
  onPress(): void
}) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-pressed={isPressed}
      aria-label={label}
      title={hint}
      onClick={onPress}
    >
      <Icon name={icon} isFilled={isPressed ?? false} />
    </button>
  )
}
