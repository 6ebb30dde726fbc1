import { useSyncExternalStore } from 'react'
import type { MapTheme } from './style/palette.ts'

const DARK = '(prefers-color-scheme: dark)'

/** Follows the device's colour scheme while the map is open. */
export function useMapTheme(): MapTheme {
  return useSyncExternalStore(subscribe, readTheme)
}

function subscribe(onChange: () => void) {
  const query = matchMedia(DARK)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

function readTheme(): MapTheme {
  return matchMedia(DARK).matches ? 'dark' : 'light'
}
