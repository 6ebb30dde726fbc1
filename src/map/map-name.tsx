import { useEffect } from 'react'
import { useMap } from 'react-map-gl/maplibre'

/** MapLibre names its canvas once; this follows the language. */
export function MapName({ label }: { label: string }) {
  const canvas = useMap().current?.getCanvas()
  useEffect(() => canvas?.setAttribute('aria-label', label), [canvas, label])
  return null
}
