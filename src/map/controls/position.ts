export interface Position {
  lat: number
  lng: number
  accuracyMetres: number
}

const timeoutMs = 10_000
const youngEnoughMs = 60_000

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
