import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Whether somebody may be looking: the page is neither behind another tab nor minimised. */
export const usePageIsVisible = (): boolean =>
  useSyncExternalStore(subscribe, () => !document.hidden)
