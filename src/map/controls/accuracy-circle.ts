import type { Polygon } from 'geojson'
import type { Position } from './position.ts'

const corners = 64
const metresOfDegree = 111_320

/** The circle in which somebody stands, as the map draws it. */
export function accuracyCircle({ lat, lng, accuracyMetres }: Position): Polygon {
  const heightDegrees = accuracyMetres / metresOfDegree
  const widthDegrees = heightDegrees / Math.cos((lat * Math.PI) / 180)
  const ring = Array.from({ length: corners + 1 }, (_, at) => {
    const turn = (2 * Math.PI * (at % corners)) / corners
    return [lng + widthDegrees * Math.cos(turn), lat + heightDegrees * Math.sin(turn)]
  })
  return { type: 'Polygon', coordinates: [ring] }
}
