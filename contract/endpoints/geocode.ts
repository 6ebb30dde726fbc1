import * as z from 'zod/mini'
import { isSuggestible } from '../domain/place-text.ts'
import { endpoint } from '../endpoint.ts'
import { textLimits } from '../limits.ts'
import { latitude, latitudeText, longitude, longitudeText, text } from '../wire/primitives.ts'

const place = {
  name: z.string(),
  geometry: z.object({ location: z.object({ lat: latitude, lng: longitude }) }),
}

export const geocode = endpoint({
  method: 'GET',
  path: 'api/geocode/',
  query: z.strictObject({ address: text(textLimits.geocode) }),
  response: z.object(place),
})

/** Places that the beginning of a name may mean, best first; none where nothing is called so. */
export const suggestPlaces = endpoint({
  method: 'GET',
  path: 'api/geocode/suggest',
  query: z.strictObject({
    text: text(textLimits.geocode).check(
      z.refine(isSuggestible, 'must have a letter, and two if they are Latin.'),
    ),
  }),
  /** `country` is the ISO code, which tells places of one name apart. */
  response: z.array(z.object({ ...place, country: z.string() })),
})

/** The nearest town, null far from all, and the IANA zone: what a listing has of a point once it is placed there. */
export const getNearestTown = endpoint({
  method: 'GET',
  path: 'api/geocode/nearest',
  query: z.strictObject({ lat: latitudeText, lng: longitudeText }),
  /** `country` is the ISO code here as well. */
  response: z.object({
    town: z.nullable(z.object({ name: z.string(), country: z.string() })),
    zone: z.string(),
  }),
})
