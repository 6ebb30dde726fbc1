import { useState } from 'react'
import { inTab } from '#src/cache/kept-values.ts'

const name = 'typingPaused'

/** Whether the typed words were paused on this visit. */
export function useTypingPause() {
  const [isPaused, setIsPaused] = useState(() => inTab.read(name) === true)
  const pause = (value: boolean) => {
    setIsPaused(value)
    if (value) inTab.keep(name, true)
    else inTab.forget(name)
  }
  return { isPaused, pause }
}
