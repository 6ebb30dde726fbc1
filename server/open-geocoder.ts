import type { Config } from './config.ts'
import { openNominatim, type Geocoder } from './geo/nominatim.ts'
import { mainSite, siteNameOf } from './site.ts'

/** What looks up addresses, as the operator set it up; null leaves it to the gazetteer.
 *  @param timeoutMs tests take less */
export function openGeocoder(
  { geocoderUrl, publicUrl }: Pick<Config, 'geocoderUrl' | 'publicUrl'>,
  timeoutMs?: number,
): Geocoder | null {
  if (!geocoderUrl) return null
  const name = siteNameOf(mainSite.id)
  const asker = publicUrl ? `${name} (${publicUrl})` : name
  return openNominatim(geocoderUrl, { asker, timeoutMs })
}
