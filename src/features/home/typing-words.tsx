import { useEffect, useMemo, useState } from 'react'
import { lettersOf } from '#contract/domain/letters.ts'
import styles from './home.module.css'
import { nextTyped, nothingTyped, typedForMs } from './typing.ts'

/** Words typed and deleted in turn, for the eye alone. */
export function TypingWords({
  words,
  isStill,
  isPaused,
}: {
  words: string
  /** All of them at once. */
  isStill: boolean
  /** One of them, whole. */
  isPaused: boolean
}) {
  const letters = useMemo(() => words.split(', ').map(lettersOf), [words])
  const [typed, setTyped] = useState(nothingTyped)
  useEffect(() => {
    if (isStill || isPaused) return
    const lengths = letters.map(({ length }) => length)
    const timer = setTimeout(() => setTyped(nextTyped(typed, lengths)), typedForMs(typed, lengths))
    return () => clearTimeout(timer)
  }, [typed, letters, isStill, isPaused])
  const length = isPaused ? undefined : typed.length
  const shown = isStill ? words : letters[typed.word]?.slice(0, length).join('')
  return (
    <span aria-hidden="true" className={styles.typing} data-still={isStill || undefined}>
      {shown}
    </span>
  )
}
