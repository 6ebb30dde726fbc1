import { lazy } from 'react'
import { MapBoundary } from './map-boundary.tsx'
import type { ListingMapProps } from './types.ts'

const ListingMap = lazy(() => import('./listing-map.tsx'))

/** The map of listings; fills its container. MapLibre is fetched when it is first shown. */
export function LazyListingMap(props: ListingMapProps) {
  return (
    <MapBoundary unavailable={props.texts.mapUnavailable}>
      <ListingMap {...props} />
    </MapBoundary>
  )
}
