import { useEffect } from 'react'
import { KeptSlot } from './kept-slot.tsx'
import { failMaps, noteDrawn, startMaps, useMapLoad } from './map-loader.ts'
import { MapPanel } from './map-panel.tsx'
import type { PickerMapProps } from './types.ts'

/** The map on which somebody picks a point; fills its container. It is made once, as the map of listings is. */
export function LazyPickerMap(props: PickerMapProps) {
  const load = useMapLoad()
  useEffect(startMaps, [])
  return load.state === 'LOADED' ? (
    <KeptSlot
      view={load.maps.pickerMap}
      props={{ ...props, ground: load.ground, onFail: failMaps, onDrawn: noteDrawn }}
    />
  ) : (
    <MapPanel load={load} texts={props.texts} />
  )
}
