import { useState } from 'react'

const storageKey = 'typingPaused'

/** Storage may be forbidden; then a pause lasts as long as the page. */
function remembered(): boolean {
  try {
    return sessionStorage.getItem(storageKey) !== null
  } catch {
    return false
  }
}

function remember(isPaused: boolean): void {
  try {
    if (isPaused) sessionStorage.setItem(storageKey, 'true')
    else sessionStorage.removeItem(storageKey)
  } catch {
    return
  }
}

/** Whether the typed words were paused on this visit. */
export function useTypingPause() {
  const [isPaused, setIsPaused] = useState(remembered)
  const pause = (value: boolean) => {
    setIsPaused(value)
    remember(value)
  }
  return { isPaused, pause }
}
