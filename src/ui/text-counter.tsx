import { Plural } from '@lingui/react/macro'
import { textLength } from '#contract/domain/text-length.ts'
import hidden from './hidden.module.css'
import styles from './text-counter.module.css'
import { useRested } from './use-rested.ts'

/** From which part of its limit on a text's length is shown. */
const nearLimit = 0.9

const restMs = 1000

/** Says near a text's limit how much is left, and beyond it how much is too much: seen with each character, read out
 *  once nobody types. */
export function TextCounter({ value, maxLength }: { value: string; maxLength: number }) {
  const length = textLength(value)
  const rested = useRested(length, restMs)
  return (
    <>
      <p aria-hidden="true" className={styles.counter} data-full={length >= maxLength || undefined}>
        <LengthWords length={length} maxLength={maxLength} />
      </p>
      <p role="status" className={hidden.hidden}>
        <LengthWords length={rested} maxLength={maxLength} />
      </p>
    </>
  )
}

function LengthWords({ length, maxLength }: { length: number; maxLength: number }) {
  const left = maxLength - length
  if (left < 0)
    return <Plural value={-left} one="# character too many" other="# characters too many" />
  if (length < maxLength * nearLimit) return null
  return <Plural value={left} one="# character left" other="# characters left" />
}
