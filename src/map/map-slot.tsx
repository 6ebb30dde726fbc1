import { useEffect } from 'react'
import type { KeptMapProps } from './base-map.tsx'
import { KeptSlot } from './kept-slot.tsx'
import type { KeptView } from './kept-view.tsx'
import { failMaps, noteDrawn, startMaps, useMapLoad, type Maps } from './map-loader.ts'
import { MapPanel, type PanelTexts } from './map-panel.tsx'

/** Where one of the kept maps stands: MapLibre is fetched when this is first shown, and until the map is
 *  there, or when it does not come, a panel takes its place. */
export function MapSlot<Props extends { texts: PanelTexts }>({
  mapOf,
  props,
}: {
  mapOf(maps: Maps): KeptView<Props & Omit<KeptMapProps, 'isShown'>>
  props: Props
}) {
  const load = useMapLoad()
  useEffect(startMaps, [])
  return load.state === 'LOADED' ? (
    <KeptSlot
      view={mapOf(load.maps)}
      props={{ ...props, ground: load.ground, onFail: failMaps, onDrawn: noteDrawn }}
    />
  ) : (
    <MapPanel load={load} texts={props.texts} />
  )
}
