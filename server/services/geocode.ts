import { found } from '#contract/domain/refusal.ts'
import type { Context, FoundPlace } from './context.ts'

/** @throws Refusal 'not-there' when nothing has this name */
export async function geocode({ findPlaces }: Context, address: string): Promise<FoundPlace> {
  const [best] = await findPlaces(address, 1)
  return found(best, 'place')
}
