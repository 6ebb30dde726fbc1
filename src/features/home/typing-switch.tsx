import { useLingui } from '@lingui/react/macro'
import { Icon } from '#src/ui/icon.tsx'
import styles from './home.module.css'

/** Stops the words that type themselves, and lets them go on. */
export function TypingSwitch({
  isPaused,
  onChange,
}: {
  isPaused: boolean
  onChange(isPaused: boolean): void
}) {
  const { t } = useLingui()
  return (
    <button
      type="button"
      className={styles.switch}
      aria-label={isPaused ? t`Let the words go on` : t`Pause the words`}
      onClick={() => onChange(!isPaused)}
    >
      <Icon name={isPaused ? 'play' : 'pause'} />
    </button>
  )
}
