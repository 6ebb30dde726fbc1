import type { Bounds } from './place.ts'
import type { PresetCity } from './preset-cities.ts'

/** Where the listings of a quick choice are. */
export function reachOf({ place: { lat, lng }, reachDegrees }: PresetCity): Bounds {
  return {
    south: lat - reachDegrees,
    west: lng - reachDegrees,
    north: lat + reachDegrees,
    east: lng + reachDegrees,
  }
}
