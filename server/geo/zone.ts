import lookUp from '@photostructure/tz-lookup'

/** Zones that a device may not know yet, by one that it knows and whose clocks show the same. */
const knownNames: Record<string, string> = {
  // Made in March 2025, when the region went over to the time of Magallanes.
  'America/Coyhaique': 'America/Punta_Arenas',
}

/** The IANA name of the time zone at a place; every name it gives is one that Intl knows.
 *  @throws RangeError off the globe */
export function zoneAt({ lat, lng }: { lat: number; lng: number }): string {
  const name = lookUp(lat, lng)
  return knownNames[name] ?? name
}
