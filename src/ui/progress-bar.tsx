import { useId } from 'react'
import styles from './progress-bar.module.css'

/** How far something has come.
 *  @param value from 0 to 1; null while nobody knows */
export function ProgressBar({
  label,
  value,
  detail,
}: {
  label: string
  value: number | null
  /** The same in words, as '2 of 5 pictures'. */
  detail?: string
}) {
  const id = useId()
  return (
    <div className={styles.progress}>
      <label htmlFor={id}>{label}</label>
      {detail && <span className={styles.detail}>{detail}</span>}
      <progress id={id} max={1} {...(value !== null && { value })} />
    </div>
  )
}
