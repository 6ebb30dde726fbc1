/** WGS 84 degrees. */
export interface LatLng {
  lat: number
  lng: number
}

/** West may be greater than east: then the box crosses the date line. */
export interface Bounds {
  south: number
  west: number
  north: number
  east: number
}

/** Both edges count as inside. */
export function isInside({ lat, lng }: LatLng, { south, west, north, east }: Bounds): boolean {
  if (lat < south || lat > north) return false
  return west <= east ? lng >= west && lng <= east : lng >= west || lng <= east
}

/** One box, or two where it crosses the date line; in each, west is not greater than east. */
export function splitAtDateLine(bounds: Bounds): Bounds[] {
  if (bounds.west <= bounds.east) return [bounds]
  return [
    { ...bounds, east: 180 },
    { ...bounds, west: -180 },
  ]
}

/** The same longitude from -180 up to 180, however often it went around the world. */
export const wrappedLng = (lng: number) => ((((lng + 180) % 360) + 360) % 360) - 180

/** How far a box reaches, in degrees. */
export const sizeOf = ({ south, west, north, east }: Bounds): LatLng => ({
  lat: north - south,
  lng: west <= east ? east - west : east + 360 - west,
})

export function centreOf(bounds: Bounds): LatLng {
  const { south, west, north } = bounds
  const lng = west + sizeOf(bounds).lng / 2
  return { lat: (south + north) / 2, lng: lng > 180 ? lng - 360 : lng }
}

const earthRadiusMetres = 6_371_008.8
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance in metres. */
export function distanceMetres(from: LatLng, to: LatLng): number {
  const halfChord =
    Math.sin(radians(to.lat - from.lat) / 2) ** 2 +
    Math.cos(radians(from.lat)) *
      Math.cos(radians(to.lat)) *
      Math.sin(radians(to.lng - from.lng) / 2) ** 2
  return 2 * earthRadiusMetres * Math.asin(Math.min(1, Math.sqrt(halfChord)))
}
