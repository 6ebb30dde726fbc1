import { everyType, type Kind } from './kind.ts'
import { beach } from './scenes/beach.ts'
import { canal } from './scenes/canal.ts'
import { gardenHouse } from './scenes/garden-house.ts'
import { mountain } from './scenes/mountain.ts'
import { pool } from './scenes/pool.ts'
import { skylineView } from './scenes/skyline-view.ts'
import { slope } from './scenes/slope.ts'
import { street } from './scenes/street.ts'
import { tower } from './scenes/tower.ts'

/** Pictures a listing may begin with. */
export const outsideKinds: readonly Kind[] = [
  {
    kind: 'tower',
    scene: tower,
    suits: ['CONDO', 'ROOM', 'SHARED'],
    outside: true,
    taken: [
      ['Bangkok', 'noon'],
      ['Bangkok', 'dusk'],
      ['Bangkok', 'morning'],
      ['Bangkok', 'night'],
      ['Pattaya', 'noon'],
      ['Chiang Mai', 'morning'],
      ['Hua Hin', 'dusk'],
      ['Da Nang', 'morning'],
      ['New York', 'dusk'],
      ['Tokyo', 'noon'],
      ['Chicago', 'morning'],

      ['Chiang Rai', 'noon'],
      ['Bangkok', 'rain'],
    ],
  },
  {
    kind: 'street',
    scene: street,
    suits: everyType,
    outside: true,
    taken: [
      ['Bangkok', 'morning'],
      ['Phuket City', 'noon'],
      ['New York', 'morning'],
      ['Tokyo', 'dusk'],
      ['Berlin', 'noon'],
      ['Berlin', 'dusk'],
      ['London', 'noon'],
      ['London', 'rain'],
      ['Paris', 'morning'],
      ['Paris', 'dusk'],
      ['Chicago', 'noon'],
      ['Bangkok', 'rain'],
    ],
  },
  {
    kind: 'slope',
    scene: slope,
    suits: everyType,
    outside: true,
    taken: [
      ['SanFrancisco', 'noon'],
      ['SanFrancisco', 'dusk'],
    ],
  },
  {
    kind: 'canal',
    scene: canal,
    suits: everyType,
    outside: true,
    taken: [
      ['Hamburg', 'noon'],
      ['Hamburg', 'dusk'],
      ['Chicago', 'dusk'],
      ['Bangkok', 'morning'],
      ['Paris', 'noon'],
    ],
  },
  {
    kind: 'beach',
    scene: beach,
    suits: everyType,
    outside: true,
    taken: [
      ['Pattaya', 'dusk'],
      ['Pa Tong', 'noon'],
      ['Hua Hin', 'morning'],
      ['Krabi', 'noon'],
      ['Da Nang', 'dusk'],
      ['Pa Tong', 'dusk'],
    ],
  },
  {
    kind: 'mountain',
    scene: mountain,
    suits: ['HOUSE', 'ROOM', 'SHARED'],
    outside: true,
    taken: [
      ['Chiang Rai', 'morning'],
      ['Chiang Mai', 'dusk'],
    ],
  },
  {
    kind: 'garden-house',
    scene: gardenHouse,
    suits: ['HOUSE', 'ROOM', 'SHARED'],
    outside: true,
    taken: [
      ['Chiang Mai', 'noon'],
      ['Bangkok', 'dusk'],
      ['Chiang Rai', 'dusk'],
      ['Hua Hin', 'noon'],
      ['Krabi', 'morning'],
      ['Pa Tong', 'morning'],
      ['Hamburg', 'morning'],
      ['Chicago', 'dusk'],
      ['London', 'dusk'],
      ['Da Nang', 'noon'],
    ],
  },
  {
    kind: 'pool',
    scene: pool,
    suits: ['CONDO'],
    outside: true,
    taken: [
      ['Bangkok', 'noon'],
      ['Pattaya', 'morning'],
      ['Bangkok', 'night'],
      ['Krabi', 'dusk'],
    ],
  },
  {
    kind: 'skyline-view',
    scene: skylineView,
    suits: everyType,
    outside: true,
    taken: [
      ['New York', 'night'],
      ['London', 'morning'],
      ['Berlin', 'morning'],
      ['SanFrancisco', 'morning'],
      ['Tokyo', 'night'],
      ['Da Nang', 'night'],
    ],
  },
]
