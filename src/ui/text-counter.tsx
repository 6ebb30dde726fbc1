import { Plural } from '@lingui/react/macro'
import { textLength } from '#contract/domain/text-length.ts'
import styles from './text-counter.module.css'

/** From which part of its limit on a text's length is shown. */
const nearLimit = 0.9

/** Says near a text's limit how much is left, and beyond it how much is too much. */
export function TextCounter({ value, maxLength }: { value: string; maxLength: number }) {
  const length = textLength(value)
  const left = maxLength - length
  return (
    <p role="status" className={styles.counter} data-full={left <= 0 || undefined}>
      {left < 0 && (
        <Plural value={-left} one="# character too many" other="# characters too many" />
      )}
      {left >= 0 && length >= maxLength * nearLimit && (
        <Plural value={left} one="# character left" other="# characters left" />
      )}
    </p>
  )
}
