/** The service that looks up addresses cannot be reached or says nothing that can be read, for now: the same may be asked
 *  again. */
export class GeocoderAwayError extends Error {
  override name = 'GeocoderAwayError'
}
