import type { ListingType } from '#contract/domain/listing-type.ts'
import type { LightName } from './paint/lights.ts'
import type { CityName } from './paint/regions.ts'
import type { Scene } from './scenes/scene.ts'

export interface Kind {
  kind: string
  scene: Scene
  suits: ListingType[]
  outside: boolean
  /** Where and when each picture of the kind is drawn, in order. */
  taken: readonly (readonly [CityName, LightName])[]
}

export const everyType: ListingType[] = ['CONDO', 'HOUSE', 'ROOM', 'SHARED']
