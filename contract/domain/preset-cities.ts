import type { LatLng } from './place.ts'

export interface PresetCity {
  city: string
  place: LatLng
  /** Its listings are those within this many degrees of latitude and longitude. */
  reachDegrees: number
}

/** How many active listings a preset city has, for its button and its placeholder on the map. */
export interface CityCount {
  city: string
  place: LatLng
  count: number
}

/** The quick choices of the search. Neighbours do not reach into each other.
 *  @see docs/product.md §9 */
export const presetCities: readonly PresetCity[] = [
  { city: 'Bangkok', place: { lat: 13.7563, lng: 100.5018 }, reachDegrees: 0.25 },
  { city: 'Pattaya', place: { lat: 12.9276, lng: 100.8771 }, reachDegrees: 0.15 },
  { city: 'Chiang Mai', place: { lat: 18.7883, lng: 98.9853 }, reachDegrees: 0.15 },
  { city: 'Chiang Rai', place: { lat: 19.9105, lng: 99.8406 }, reachDegrees: 0.15 },
  { city: 'Hua Hin', place: { lat: 12.5684, lng: 99.9577 }, reachDegrees: 0.15 },
  { city: 'Krabi', place: { lat: 8.0863, lng: 98.9063 }, reachDegrees: 0.15 },
  { city: 'Pa Tong', place: { lat: 7.8966, lng: 98.2965 }, reachDegrees: 0.04 },
  { city: 'Phuket City', place: { lat: 7.8804, lng: 98.3923 }, reachDegrees: 0.04 },
  { city: 'Da Nang', place: { lat: 16.0544, lng: 108.2022 }, reachDegrees: 0.15 },
  { city: 'New York', place: { lat: 40.7128, lng: -74.006 }, reachDegrees: 0.2 },
  { city: 'Hamburg', place: { lat: 53.5511, lng: 9.9937 }, reachDegrees: 0.2 },
  { city: 'Berlin', place: { lat: 52.52, lng: 13.405 }, reachDegrees: 0.2 },
  { city: 'London', place: { lat: 51.5074, lng: -0.1278 }, reachDegrees: 0.2 },
  { city: 'Paris', place: { lat: 48.8566, lng: 2.3522 }, reachDegrees: 0.2 },
  { city: 'Tokyo', place: { lat: 35.6762, lng: 139.6503 }, reachDegrees: 0.2 },
  { city: 'SanFrancisco', place: { lat: 37.7749, lng: -122.4194 }, reachDegrees: 0.2 },
  { city: 'Chicago', place: { lat: 41.8781, lng: -87.6298 }, reachDegrees: 0.2 },
]

/** Only the first ones show their counts. */
export const citiesWithCount = 9
