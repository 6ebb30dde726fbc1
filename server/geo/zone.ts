import lookUp from '@photostructure/tz-lookup'

/** The IANA name of the time zone at a place; every name it gives is one that Intl knows.
 *  @throws RangeError off the globe */
export function zoneAt({ lat, lng }: { lat: number; lng: number }): string {
  return lookUp(lat, lng)
}
