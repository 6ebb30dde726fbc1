import { useMemo } from 'react'
import { useMapTheme } from './map-look.ts'
import { readTokenColours } from './token-colours.ts'
import type { TokenColours } from './token-colours.ts'

/** The tokens' colours, read again when the colour scheme changes. */
export function useTokenColours(): TokenColours {
  const theme = useMapTheme()
  return useMemo(() => readTokenColours(theme), [theme])
}
