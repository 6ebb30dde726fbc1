import type { BuildingFeature } from '../homes/home.ts'

/** As they stand in a list. */
export const buildingFeatureWords: Record<BuildingFeature, string[]> = {
  pool: ['a pool', 'a 25-metre pool', 'a large pool', 'a pool with loungers', 'a swimming pool'],
  gym: ['a gym', 'a well-kept gym', 'a small gym', 'a gym with free weights'],
  sauna: ['a sauna', 'a sauna and steam room'],
  'roof terrace': ['a roof terrace', 'a garden on the roof'],
  'co-working room': ['a co-working room', 'a quiet co-working room'],
  lift: ['a lift', 'lifts'],
  guards: ['guards at the gate', 'a reception that is staffed day and night', 'key-card access'],
  'car park': ['parking', 'a car park', 'free parking', 'covered parking'],
  laundry: ['a coin laundry', 'a laundry room'],
  courtyard: ['a green courtyard', 'a courtyard with benches'],
  'bicycle room': ['a bicycle room', 'a locked bicycle store'],
}

/** {list} holds at least two things, {one} a single one. */
export const buildingSentences = {
  several: [
    '{TheBuilding} has {list}.',
    'Residents share {list}.',
    'The building comes with {list}, all included in the rent.',
    'As a guest you get {list}.',
    'In the building you will find {list}.',
    'The {floors}-storey building has {list}.',
    'Residents have {list}.',
    '{TheBuilding} is well managed and has {list}.',
  ],
  single: [
    '{TheBuilding} has {list}.',
    'The building has {list}.',
    'There is {list} for residents.',
  ],
}
