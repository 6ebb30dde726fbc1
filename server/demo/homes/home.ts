import type { ListingType } from '#contract/domain/listing-type.ts'
import type { LatLng } from '#contract/domain/place.ts'
import type { DemoCity, Neighbourhood } from '../cities/city.ts'

/** The types of this site. */
export type HomeType = Extract<ListingType, 'CONDO' | 'HOUSE' | 'ROOM' | 'SHARED'>

export type UnitFeature =
  | 'kitchen'
  | 'kitchenette'
  | 'desk'
  | 'balcony'
  | 'cityView'
  | 'seaView'
  | 'poolView'
  | 'bathtub'
  | 'washer'
  | 'fastWifi'
  | 'pets'
  | 'quiet'
  | 'dishwasher'
  | 'privatePool'
  | 'garden'
  | 'terrace'
  | 'barbecue'
  | 'parking'
  | 'privateBathroom'
  | 'sharedBathroom'
  | 'sharedKitchen'
  | 'livingRoom'
  | 'lockers'
  | 'lounge'
  | 'bicycle'

export type BuildingFeature =
  | 'pool'
  | 'gym'
  | 'sauna'
  | 'roof terrace'
  | 'co-working room'
  | 'lift'
  | 'guards'
  | 'car park'
  | 'laundry'
  | 'courtyard'
  | 'bicycle room'

export interface Building {
  /** null where it has only one listing, so that the map groups nothing. */
  id: number | null
  /** null where people give no name to it. */
  name: string | null
  place: LatLng
  floors: number
  features: BuildingFeature[]
}

/** What a listing is about, before it is put in words. */
export interface Home {
  type: HomeType
  city: DemoCity
  neighbourhood: Neighbourhood
  place: LatLng
  /** 0 is a studio. */
  bedrooms: number
  bathrooms: number
  squareMetres: number
  /** Of the building in which it is; a house has none. */
  building: Building | null
  floor: number
  features: UnitFeature[]
}
