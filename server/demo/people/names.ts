import { namesEast } from './names-east.ts'
import { namesWest } from './names-west.ts'
import type { People } from './people.ts'

export type Origin = keyof typeof namesEast | keyof typeof namesWest

export const peopleOf: Record<Origin, People> = { ...namesEast, ...namesWest }
