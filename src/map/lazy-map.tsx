import { useEffect } from 'react'
import { KeptSlot } from './kept-slot.tsx'
import { failMaps, noteDrawn, startMaps, useMapLoad } from './map-loader.ts'
import { MapPanel } from './map-panel.tsx'
import type { ListingMapProps } from './types.ts'

/** The map of listings; fills its container. MapLibre is fetched when it is first shown, and the map
 *  lives on when it leaves the screen. */
export function LazyListingMap(props: ListingMapProps) {
  const load = useMapLoad()
  useEffect(startMaps, [])
  return load.state === 'LOADED' ? (
    <KeptSlot
      view={load.maps.listingMap}
      props={{ ...props, ground: load.ground, onFail: failMaps, onDrawn: noteDrawn }}
    />
  ) : (
    <MapPanel load={load} texts={props.texts} />
  )
}
