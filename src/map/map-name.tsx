import { useEffect } from 'react'
import { useMap } from 'react-map-gl/maplibre'

/** MapLibre names its canvas and its button once; this follows the language. */
export function MapName({
  label,
  attribution,
}: {
  label: string
  attribution?: string | undefined
}) {
  const map = useMap().current?.getMap()
  useEffect(() => map?.getCanvas().setAttribute('aria-label', label), [map, label])
  useEffect(() => {
    const button = map?.getContainer().querySelector('.maplibregl-ctrl-attrib-button')
    if (!button || !attribution) return
    button.setAttribute('aria-label', attribution)
    button.setAttribute('title', attribution)
  }, [map, attribution])
  return null
}
