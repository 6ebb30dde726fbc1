export interface Position {
  lat: number
  lng: number
  accuracyMetres: number
}

const timeoutMs = 10_000
const youngEnoughMs = 60_000

/** Of a GeolocationPositionError, whose name is unknown where there is nobody to ask. */
const permissionDenied = 1

/** Whether the person has said no. */
export const isDenied = (error: unknown): boolean =>
  error instanceof Object && 'code' in error && error.code === permissionDenied

/** @throws GeolocationPositionError when the person or the device says no, or does not know in time; Error
 *  where there is nobody to ask */
export function readPosition(): Promise<Position> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject(new Error('No geolocation here'))
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({
          lat: coords.latitude,
          lng: coords.longitude,
          accuracyMetres: coords.accuracy,
        }),
      reject,
      { enableHighAccuracy: true, timeout: timeoutMs, maximumAge: youngEnoughMs },
    )
  })
}
