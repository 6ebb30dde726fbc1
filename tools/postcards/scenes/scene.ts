import type { Random } from '#server/demo/random.ts'
import type { Palette } from '../paint/palettes.ts'
import type { CityName } from '../paint/regions.ts'

export interface Setting {
  city: CityName
  p: Palette
  random: Random
  /** Which of a scene's compositions, counted from 0. */
  variant: number
}

export type Scene = (setting: Setting) => string
