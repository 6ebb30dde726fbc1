import { useEffect, useMemo, useState } from 'react'
import styles from './home.module.css'
import { nextTyped, nothingTyped, typedForMs } from './typing.ts'

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Letters as a reader counts them: a Thai vowel goes with its consonant. */
function lettersOf(word: string, language: string): string[] {
  return Array.from(new Intl.Segmenter(language).segment(word), ({ segment }) => segment)
}

/** Words typed and deleted in turn, for the eye alone; all of them at once where motion is unwelcome. */
export function TypingWords({ words, language }: { words: string; language: string }) {
  const letters = useMemo(
    () => words.split(', ').map((word) => lettersOf(word, language)),
    [words, language],
  )
  const [typed, setTyped] = useState(nothingTyped)
  const [isStill] = useState(wantsStillness)
  useEffect(() => {
    if (isStill) return
    const lengths = letters.map(({ length }) => length)
    const timer = setTimeout(() => setTyped(nextTyped(typed, lengths)), typedForMs(typed, lengths))
    return () => clearTimeout(timer)
  }, [typed, letters, isStill])
  const shown = isStill ? words : letters[typed.word]?.slice(0, typed.length).join('')
  return (
    <span aria-hidden="true" className={styles.typing} data-still={isStill || undefined}>
      {shown}
    </span>
  )
}
