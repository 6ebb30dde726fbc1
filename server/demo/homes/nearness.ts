import { distanceMetres, type LatLng } from '#contract/domain/place.ts'
import type { Landmark, Neighbourhood } from '../cities/city.ts'

/** How far a landmark is, as people say it. */
export interface Nearness {
  landmark: string
  /** null where one would rather drive. */
  walkMinutes: number | null
  driveMinutes: number
}

const detour = 1.3
const walkMetresPerMinute = 80
const driveMetresPerMinute = 380
const longestWalkMinutes = 22

function nearnessOf(place: LatLng, { name, points }: Landmark): Nearness {
  const metres = detour * Math.min(...points.map((point) => distanceMetres(place, point)))
  const walkMinutes = Math.max(2, Math.round(metres / walkMetresPerMinute))
  return {
    landmark: name,
    walkMinutes: walkMinutes <= longestWalkMinutes ? walkMinutes : null,
    driveMinutes: Math.max(4, Math.round(metres / driveMetresPerMinute)),
  }
}

/** The landmarks of a neighbourhood as seen from a place in it, the nearest first. */
export function nearnesses(place: LatLng, { landmarks }: Neighbourhood): Nearness[] {
  return landmarks
    .map((each) => nearnessOf(place, each))
    .sort(
      (a, b) => a.driveMinutes - b.driveMinutes || (a.walkMinutes ?? 99) - (b.walkMinutes ?? 99),
    )
}
