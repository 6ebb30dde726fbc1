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

/** What stands on the ground stays, each layer of it below the layer of the ground that it was below. */
export function keepMarkers(ground: StyleSpecification): TransformStyleFunction {
  const groundLayers = new Set(ground.layers.map(({ id }) => id))
  return (before, next) => {
    if (!before) return next
    const sources = Object.entries(before.sources).filter(([id]) => !(id in ground.sources))
    const layers = [...next.layers]
    let above: string | undefined
    for (const layer of before.layers.toReversed()) {
      if (groundLayers.has(layer.id)) above = layer.id
      else {
        const at = layers.findIndex(({ id }) => id === above)
        layers.splice(at < 0 ? layers.length : at, 0, layer)
        above = layer.id
      }
    }
    return { ...next, sources: { ...next.sources, ...Object.fromEntries(sources) }, layers }
  }
}
