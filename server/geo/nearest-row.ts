import { pointOnSphere } from './place-table.ts'
import type { PlaceTable } from './place-table.ts'

/** Looks at every place: about a millisecond, but right at the poles and the date line. */
export function nearestRow(table: PlaceTable, at: { lat: number; lng: number }): number | null {
  if (!Number.isFinite(at.lat) || !Number.isFinite(at.lng)) return null
  const [x, y, z] = pointOnSphere(at.lat, at.lng)
  const { sphere, count } = table
  let best: number | null = null
  let least = Infinity
  for (let row = 0; row < count; row++) {
    const dx = sphere[row * 3]! - x
    const dy = sphere[row * 3 + 1]! - y
    const dz = sphere[row * 3 + 2]! - z
    const distance = dx * dx + dy * dy + dz * dz
    if (distance < least) {
      least = distance
      best = row
    }
  }
  return best
}
