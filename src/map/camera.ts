import { wrappedLng, type Bounds } from '#contract/domain/place.ts'
import { sameZoom, worldPx } from '#contract/domain/tile-address.ts'
import type { MapCamera } from './types.ts'

/** What the camera is read from: a MapLibre map. */
export interface CameraSource {
  getCenter(): { lat: number; lng: number }
  getZoom(): number
  getBounds(): { getSouth(): number; getWest(): number; getNorth(): number; getEast(): number }
}

export const noPadding = { top: 0, right: 0, bottom: 0, left: 0 }

const samePx = 2

export function readCamera(map: CameraSource): MapCamera {
  const { lat, lng } = map.getCenter()
  return { lat, lng, zoom: map.getZoom() }
}

export function readBounds(map: CameraSource): Bounds {
  const bounds = map.getBounds()
  const [west, east] = [bounds.getWest(), bounds.getEast()]
  const isWholeWorld = east - west >= 360
  return {
    south: Math.max(bounds.getSouth(), -90),
    west: isWholeWorld ? -180 : wrappedLng(west),
    north: Math.min(bounds.getNorth(), 90),
    east: isWholeWorld ? 180 : wrappedLng(east),
  }
}

/** True for cameras that differ by rounding only, as after a way through the address bar. */
export function isSameCamera(a: MapCamera, b: MapCamera): boolean {
  const pixelDegrees = 360 / worldPx(a.zoom)
  const distance = Math.hypot(a.lat - b.lat, a.lng - b.lng)
  return Math.abs(a.zoom - b.zoom) < sameZoom && distance < samePx * pixelDegrees
}
