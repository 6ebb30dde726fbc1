import { everyType, type Kind } from './kind.ts'
import { balconyView } from './scenes/balcony-view.ts'
import { bathroom } from './scenes/bathroom.ts'
import { bedroom } from './scenes/bedroom.ts'
import { diningNook } from './scenes/dining-nook.ts'
import { livingRoom } from './scenes/living-room.ts'
import { sharedKitchen } from './scenes/shared-kitchen.ts'
import { studio } from './scenes/studio.ts'

/** Pictures that follow the first one of a listing. */
export const insideKinds: readonly Kind[] = [
  {
    kind: 'bedroom',
    scene: bedroom,
    suits: everyType,
    outside: false,
    taken: [
      ['Bangkok', 'morning'],
      ['Krabi', 'noon'],
      ['Anywhere', 'morning'],
      ['Anywhere', 'dusk'],
      ['Anywhere', 'noon'],
      ['Bangkok', 'night'],
      ['Pattaya', 'dusk'],
      ['New York', 'dusk'],
    ],
  },
  {
    kind: 'studio',
    scene: studio,
    suits: ['CONDO', 'ROOM'],
    outside: false,
    taken: [
      ['Bangkok', 'noon'],
      ['Da Nang', 'morning'],
      ['Anywhere', 'morning'],
      ['Tokyo', 'dusk'],
      ['Anywhere', 'dusk'],
    ],
  },
  {
    kind: 'living-room',
    scene: livingRoom,
    suits: ['CONDO', 'HOUSE', 'SHARED'],
    outside: false,
    taken: [
      ['Bangkok', 'dusk'],
      ['Pa Tong', 'noon'],
      ['Anywhere', 'morning'],
      ['Anywhere', 'noon'],
      ['London', 'rain'],
      ['SanFrancisco', 'noon'],
    ],
  },
  {
    kind: 'shared-kitchen',
    scene: sharedKitchen,
    suits: ['HOUSE', 'ROOM', 'SHARED'],
    outside: false,
    taken: [
      ['Anywhere', 'morning'],
      ['Anywhere', 'dusk'],
      ['Anywhere', 'noon'],
      ['Bangkok', 'morning'],
      ['Berlin', 'dusk'],
    ],
  },
  {
    kind: 'dining-nook',
    scene: diningNook,
    suits: everyType,
    outside: false,
    taken: [
      ['Anywhere', 'morning'],
      ['Anywhere', 'dusk'],
      ['Paris', 'night'],
    ],
  },
  {
    kind: 'bathroom',
    scene: bathroom,
    suits: everyType,
    outside: false,
    taken: [
      ['Anywhere', 'noon'],
      ['Anywhere', 'morning'],
      ['Anywhere', 'dusk'],
    ],
  },
  {
    kind: 'balcony-view',
    scene: balconyView,
    suits: ['CONDO', 'ROOM', 'SHARED'],
    outside: false,
    taken: [
      ['Bangkok', 'dusk'],
      ['Pattaya', 'noon'],
      ['Da Nang', 'dusk'],
      ['Tokyo', 'morning'],
      ['Phuket City', 'dusk'],
      ['New York', 'night'],
      ['Chiang Mai', 'morning'],
    ],
  },
]
