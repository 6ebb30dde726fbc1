import type { LatLng } from '#contract/domain/place.ts'
import type { DemoCity, Spot } from '#server/demo/cities/city.ts'
import type { ridelend } from '../site.ts'

export type VehicleType = (typeof ridelend)['types'][number]['name']

export type Energy = 'petrol' | 'diesel' | 'electric' | 'wind' | 'muscles'

/** What a vehicle may have, by the words that a title says of it. */
export type Feature = string

export interface Model {
  type: VehicleType
  /** Of its drawings. */
  kind: string
  /** What people call it; each stands after 'a' and an adjective. */
  names: string[]
  /** As it is drawn. */
  colour: string
  /** Usual price of a day in dollars, in warm countries and in the others. */
  dayDollars: { warm: number; cool: number }
  energies: [Energy, number][]
  openings: string[]
  /** A sentence for each. */
  features: Record<Feature, string>
  licence: string[]
}

/** Where vehicles of a city stand. */
export interface Stand {
  /** As it stands in a sentence, 'in Ari'. */
  where: string
  zip: string
  share: number
  spots: Spot[]
  /** null where the place says it all. */
  landmarkNear(place: LatLng): string | null
}

/** What a listing is about, before it is put in words. */
export interface Vehicle {
  model: Model
  city: DemoCity
  stand: Stand
  place: LatLng
  energy: Energy
  features: Feature[]
}
