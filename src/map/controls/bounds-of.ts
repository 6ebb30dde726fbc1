import { LngLatBounds } from 'maplibre-gl'

/** The box of all points, on the side of the date line where the map looks.
 *  @returns null when there are none */
export function boundsOf(
  points: readonly { lat: number; lng: number }[],
  aroundLng: number,
): LngLatBounds | null {
  const bounds = new LngLatBounds()
  for (const { lat, lng } of points) {
    const turns = Math.round((aroundLng - lng) / 360)
    bounds.extend([lng + turns * 360, lat])
  }
  return bounds.isEmpty() ? null : bounds
}
