import styles from './map-controls.module.css'

/** @param shape lines on 24 × 24 */
export function MapButton({
  label,
  shape,
  isBusy = false,
  isDisabled = false,
  onPress,
}: {
  label: string
  shape: string
  isBusy?: boolean
  isDisabled?: boolean
  onPress(): void
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-busy={isBusy}
      disabled={isDisabled}
      className={styles.button}
      onClick={onPress}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={shape} />
      </svg>
    </button>
  )
}
