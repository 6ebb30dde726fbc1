import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { stars } from '#contract/limits.ts'
import { Icon } from './icon.tsx'
import styles from './star-choice.module.css'

const counts = Array.from({ length: stars.most }, (_, at) => at + stars.least)

/** One to five stars, given with a press or with the arrow keys. */
export function StarChoice({
  label,
  value,
  onChange,
}: {
  label: string
  value: number
  onChange(count: number): void
}) {
  const { t } = useLingui()
  const name = useId()
  const most = stars.most
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      {counts.map((count) => (
        <label key={count} className={styles.star}>
          <input
            type="radio"
            name={name}
            checked={count === value}
            aria-label={t`${count} of ${most} stars`}
            onChange={() => onChange(count)}
          />
          <Icon name="star" isFilled={count <= value} />
        </label>
      ))}
    </fieldset>
  )
}
