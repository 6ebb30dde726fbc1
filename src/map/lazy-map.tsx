import { MapSlot } from './map-slot.tsx'
import type { ListingMapProps } from './types.ts'

/** The map of listings; fills its container. MapLibre is fetched when it is first shown, and the map
 *  lives on when it leaves the screen. */
export const LazyListingMap = (props: ListingMapProps) => (
  <MapSlot mapOf={({ listingMap }) => listingMap} props={props} />
)
