import { useEffect, useRef } from 'react'
import type { StyleSpecification, TransformStyleFunction } from 'maplibre-gl'
import { useMap } from 'react-map-gl/maplibre'

/** Repaints the ground when its style changes: what has not changed in it is not loaded anew, and what
 *  stands on it stays. */
export function useStyle(style: StyleSpecification): void {
  const map = useMap().current?.getMap()
  const shown = useRef(style)

  useEffect(() => {
    if (!map || shown.current === style) return
    map.setStyle(style, { transformStyle: keepMarkers(shown.current) })
    shown.current = style
  }, [map, style])
}

function keepMarkers(ground: StyleSpecification): TransformStyleFunction {
  const groundLayers = new Set(ground.layers.map(({ id }) => id))
  return (before, next) => {
    if (!before) return next
    const sources = Object.entries(before.sources).filter(([id]) => !(id in ground.sources))
    return {
      ...next,
      sources: { ...next.sources, ...Object.fromEntries(sources) },
      layers: [...next.layers, ...before.layers.filter(({ id }) => !groundLayers.has(id))],
    }
  }
}
