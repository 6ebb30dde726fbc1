import type { BuildingFeature, UnitFeature } from '../homes/home.ts'

export const titleAdjectives: string[] = [
  'bright',
  'sunny',
  'airy',
  'modern',
  'cosy',
  'compact',
  'spacious',
  'renovated',
  'furnished',
  'simple',
  'well-kept',
  'comfortable',
  'tidy',
  'light-filled',
  'roomy',
  'practical',
]

/** A title may end with what the home has. */
export const titleFeatures: Partial<Record<UnitFeature | BuildingFeature, string[]>> = {
  seaView: ['with sea view', 'with a view of the sea'],
  cityView: ['with city view', 'high above the city'],
  poolView: ['with pool view'],
  balcony: ['with balcony', 'with a shady balcony'],
  desk: ['with a proper desk', 'with workspace'],
  bathtub: ['with bathtub'],
  fastWifi: ['with fast wifi'],
  garden: ['with garden', 'with a fenced garden'],
  terrace: ['with terrace', 'with covered terrace'],
  parking: ['with parking'],
  privateBathroom: ['with own bathroom', 'with private bathroom'],
  pets: ['pets welcome'],
  pool: ['with pool', 'with shared pool'],
  gym: ['with gym'],
  'roof terrace': ['with roof terrace'],
  lounge: ['with a big lounge'],
  sharedKitchen: ['with kitchen'],
}

export const roomNames: Record<'ROOM' | 'SHARED', string[]> = {
  ROOM: ['room', 'private room', 'guest room', 'double room'],
  SHARED: [
    'bed in a shared room',
    'bed in a house share',
    'place in a shared house',
    'shared room',
  ],
}
