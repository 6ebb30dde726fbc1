import { useSyncExternalStore } from 'react'

/** Two fingers that have taken the page back to its size may leave it larger by less than anybody sees. */
const unseenScale = 1.01

/** Whether somebody has come nearer with two fingers, and so sees a part of the page alone. */
export const isZoomed = (): boolean => (visualViewport?.scale ?? 1) > unseenScale

export const useZoomed = (): boolean => useSyncExternalStore(subscribe, isZoomed)

function subscribe(listener: () => void) {
  visualViewport?.addEventListener('resize', listener)
  return () => visualViewport?.removeEventListener('resize', listener)
}
