import type { LatLng } from '#contract/domain/place.ts'

/** A round patch of land on which homes stand; clear of water by hand. */
export interface Spot extends LatLng {
  radiusMetres: number
}

/** Something people give directions by. A beach or a park has several points. */
export interface Landmark {
  name: string
  points: LatLng[]
}

export interface Neighbourhood {
  name: string
  /** As it stands in a sentence, 'in Ari'. */
  where: string
  zip: string
  /** How many of the city's listings, relative to its other neighbourhoods. */
  share: number
  /** Rent relative to the city's usual one. */
  priceLevel: number
  spots: Spot[]
  landmarks: Landmark[]
  /** Sentences about what is around, true for any home there. */
  around: string[]
  /** High floors look out to sea. */
  seaView?: true
}

export type Country = 'TH' | 'VN' | 'US' | 'DE' | 'GB' | 'FR' | 'JP'

export interface DemoCity {
  /** The preset city whose reach counts them. */
  preset: string
  /** As an address has it. */
  name: string
  country: Country
  activeListings: number
  /** Usual monthly rent of a one-bedroom condo, in main units of the country's currency. */
  monthlyRent: number
  /** CONDO, HOUSE, ROOM, SHARED in parts of the whole. */
  typeShares: [number, number, number, number]
  neighbourhoods: Neighbourhood[]
}

export const at = (lat: number, lng: number): LatLng => ({ lat, lng })

export const spot = (lat: number, lng: number, radiusMetres: number): Spot => ({
  lat,
  lng,
  radiusMetres,
})

export const landmark = (name: string, ...points: LatLng[]): Landmark => ({ name, points })
