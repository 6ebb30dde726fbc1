import type { Map as MapLibreMap } from 'maplibre-gl'
import { minIconZoom } from '#contract/limits.ts'
import { noPadding } from '../camera.ts'
import { boundsOf } from './bounds-of.ts'
import type { MapListing } from '../types.ts'

/** Room for the markers' width, and for what stands at the map's edges. */
const roomPx = { top: 72, right: 72, bottom: 48, left: 56 }

/** Flies to where all of them are in view, never so far away that none is shown. */
export function fitListings(
  map: MapLibreMap,
  listings: readonly MapListing[],
  { coveredBottomPx, leastZoom }: { coveredBottomPx: number; leastZoom: number },
): void {
  const bounds = boundsOf(listings, map.getCenter().lng)
  if (!bounds) return
  // Padding of the camera's own comes on top of that of the fit.
  const covered = coveredBottomPx - (map.getPadding().bottom ?? 0)
  const camera = map.cameraForBounds(bounds, {
    padding: { ...roomPx, bottom: roomPx.bottom + covered },
    maxZoom: minIconZoom,
  })
  const zoom = Math.max(camera?.zoom ?? leastZoom, leastZoom)
  map.flyTo({
    center: bounds.getCenter(),
    zoom,
    padding: { ...noPadding, bottom: coveredBottomPx },
  })
}
