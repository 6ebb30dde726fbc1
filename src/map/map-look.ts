import { useMemo, useSyncExternalStore } from 'react'
import type { MapLook } from './map-ground.ts'
import type { MapTheme } from './style/palette.ts'

const dark = '(prefers-color-scheme: dark)'

export const readLook = (): MapLook => ({ theme: readTheme(), language: readLanguage() })

/** The device's colour scheme and the page's language, as they are now. */
export function useMapLook(): MapLook {
  const theme = useMapTheme()
  const language = useSyncExternalStore(subscribeToLanguage, readLanguage)
  return useMemo(() => ({ theme, language }), [theme, language])
}

export const useMapTheme = () => useSyncExternalStore(subscribeToTheme, readTheme)

const readTheme = (): MapTheme => (matchMedia(dark).matches ? 'dark' : 'light')

/** Without the region: `th` of `th-TH`. */
const readLanguage = () => document.documentElement.lang.split('-')[0] || 'en'

function subscribeToTheme(onChange: () => void) {
  const query = matchMedia(dark)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** A map that is parked has no parent that could tell it. */
function subscribeToLanguage(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['lang'] })
  return () => observer.disconnect()
}
