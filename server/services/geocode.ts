import type { LatLng } from '#contract/domain/place.ts'
import { found } from '#contract/domain/refusal.ts'
import { suggestedPlacesAtMost } from '#contract/limits.ts'
import type { Context, FoundPlace, NamedPoint } from './context.ts'

/** @throws Refusal 'not-there' when nothing has this name */
export async function geocode({ findPlaces }: Context, address: string): Promise<NamedPoint> {
  const [best] = await findPlaces(address, 1)
  return found(best, 'place')
}

/** What somebody who has typed so far may mean, best first. */
export const suggest = ({ suggestPlaces }: Context, text: string): Promise<FoundPlace[]> =>
  suggestPlaces(text, suggestedPlacesAtMost)

/** What a listing that is placed there has of it. */
export const nearestTown = async ({ nearestPlace, zoneAt }: Context, at: LatLng) => ({
  town: await nearestPlace(at),
  zone: zoneAt(at),
})
