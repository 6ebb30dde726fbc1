import { useEffect, useMemo, useState } from 'react'
import styles from './home.module.css'
import { nextTyped, nothingTyped, typedForMs } from './typing.ts'

/** Letters as a reader counts them: a Thai vowel goes with its consonant. */
function lettersOf(word: string, language: string): string[] {
  return Array.from(new Intl.Segmenter(language).segment(word), ({ segment }) => segment)
}

/** Words typed and deleted in turn, for the eye alone. */
export function TypingWords({
  words,
  language,
  isStill,
  isPaused,
}: {
  words: string
  language: string
  /** All of them at once. */
  isStill: boolean
  /** One of them, whole. */
  isPaused: boolean
}) {
  const letters = useMemo(
    () => words.split(', ').map((word) => lettersOf(word, language)),
    [words, language],
  )
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
