import type { LatLng } from './place.ts'

/** A house that several listings share: on the map they stand on one spot. */
export interface Building {
  id: number
  place: LatLng
  /** Of one of its listings: buildings have no name of their own. */
  title: string
  /** How many active listings it has on this site. */
  listingCount: number
}
