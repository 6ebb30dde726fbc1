import type { Map as MapLibreMap } from 'maplibre-gl'
import { listingSource } from './marker-layers.ts'

type MarkerState = 'highlighted' | 'hovered'

/** Lights a marker without touching the data. @returns what puts it out */
export function lightMarker(map: MapLibreMap, id: string | number, state: MarkerState): () => void {
  const marker = { source: listingSource, id }
  const isThere = () => map.style && map.getSource(listingSource)
  if (isThere()) map.setFeatureState(marker, { [state]: true })
  return () => {
    if (isThere()) map.removeFeatureState(marker, state)
  }
}
