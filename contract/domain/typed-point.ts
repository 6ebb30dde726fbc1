import type { LatLng } from './place.ts'
import { inPlainSigns } from './plain-signs.ts'

const degrees = String.raw`\d{1,3}(?:\.\d+)?`
/** A latitude or a longitude: alone, with a letter behind it, with one before it. */
const shapes = [
  String.raw`[-+]?${degrees}\s*°?`,
  String.raw`${degrees}\s*°?\s*[NSEW]`,
  String.raw`[NSEW]\s*${degrees}\s*°?`,
].map((part) => new RegExp(String.raw`^\s*(${part})[\s,;]+(${part})\s*$`))

/** A point as it is copied from elsewhere: latitude and longitude such as '13.7563, -100.5018', or in either order where
 *  letters say which is which, such as 'W 100.5018°, N 13.7563°'.
 *  @returns null for anything else, and for a point off the globe */
export function readPoint(typed: string): LatLng | null {
  const text = inPlainSigns(typed).toUpperCase()
  const [, one = '', other = ''] = shapes.map((shape) => shape.exec(text)).find(Boolean) ?? []
  const isSwapped = /[EW]/.test(one)
  const [lat, lng] = isSwapped ? [other, one] : [one, other]
  if (/[EW]/.test(lat) || /[NS]/.test(lng)) return null
  const point = { lat: degreesOf(lat), lng: degreesOf(lng) }
  return Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180 ? point : null
}

const degreesOf = (part: string) =>
  (/[SW]/.test(part) ? -1 : 1) * parseFloat(part.replace(/[^-\d.]/g, ''))
