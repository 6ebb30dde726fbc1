import { useMemo } from 'react'
import { useMap } from 'react-map-gl/maplibre'
import { readTokenColours } from './token-colours.ts'
import type { TokenColours } from './token-colours.ts'
import { useMapTheme } from './use-map-theme.ts'

/** The tokens' colours where the map stands. @returns undefined before there is a map */
export function useTokenColours(): TokenColours | undefined {
  const map = useMap().current?.getMap()
  const theme = useMapTheme()
  return useMemo(() => map && readTokenColours(map.getContainer(), theme), [map, theme])
}
