import type { Model } from './vehicle.ts'

const licence = [
  'Please bring a boating licence, or ask me to come along as skipper.',
  'Without a boating licence a skipper is needed; I know two good ones.',
  'I go through the safety equipment with you before you cast off, and look at your licence.',
]

export const boats: Model[] = [
  {
    type: 'BOAT',
    kind: 'sailing-boat',
    names: ['sailing boat', 'sailing boat for six', 'cruising yacht', 'day sailer'],
    colour: 'white',
    dayDollars: { warm: 185, cool: 320 },
    energies: [['wind', 1]],
    openings: [
      '{AName} of nine metres that two people can handle, moored {where}.',
      'Our {name} wants to be out more often than we have weekends.',
      'Good-natured {name} with fresh sails and a dry cabin.',
      'Six people sit in the cockpit of our {name}, and four can sleep below.',
    ],
    features: {
      'life jackets': 'Life jackets in all sizes are in the locker, children’s ones too.',
      'small outboard': 'A small outboard brings you home when the wind does not.',
      galley: 'The galley has two flames, a cool box and a kettle.',
      'bathing ladder': 'From the bathing ladder you are in the water in a second.',
      'new sails': 'The sails are two years old and easy to furl.',
      'sun awning': 'An awning over the cockpit gives shade at anchor.',
    },
    licence,
  },
  {
    type: 'BOAT',
    kind: 'motor-boat',
    names: ['motor boat', 'motor boat for eight', 'open motor boat', 'day cruiser'],
    colour: 'white',
    dayDollars: { warm: 150, cool: 285 },
    energies: [
      ['petrol', 4],
      ['electric', 1],
    ],
    openings: [
      '{AName} for a day on the water with the whole family.',
      'Our {name} lies {where}, with its nose towards open water.',
      'Easy to steer and dry in a wave: {aName} with seats for eight.',
      'The {name} was built here, and knows every sandbank by now.',
    ],
    features: {
      'life jackets': 'Life jackets for everyone are on board.',
      'sun roof': 'The sun roof folds away when you want to be brown.',
      'cool box': 'The cool box is large, and ice is sold at the pier.',
      'snorkelling gear': 'Masks and fins for six are in the front locker.',
      'fishing rods': 'Two rods are on board, and bait is next door.',
      'bathing platform': 'The platform at the back is made for jumping.',
    },
    licence,
  },
  {
    type: 'BOAT',
    kind: 'kayak',
    names: ['kayak', 'two-seat kayak', 'kayak for two', 'sit-on-top kayak'],
    colour: 'yellow',
    dayDollars: { warm: 14, cool: 42 },
    energies: [['muscles', 1]],
    openings: [
      '{AName} that is stable enough for beginners, {where}.',
      'Quiet water in the morning and {aName}: there is no better breakfast.',
      'Our {name} is light enough for two to carry to the water.',
      'Put in right at the pier: {aName} for an hour or the whole day.',
    ],
    features: {
      'life vests': 'Life vests are included and have to be worn.',
      'dry bag': 'A dry bag keeps phone and towel as they are.',
      'two paddles': 'Both paddles are light ones, and a spare lies in the shed.',
      'back rests': 'The seats have back rests, so that the afternoon may be long.',
      'chart of quiet water': 'I lend you a chart on which the quiet water is marked.',
      'small trolley': 'With the small trolley one person can move it.',
    },
    licence: [
      'No licence is needed; you should be able to swim.',
      'Children come along with a grown-up and a vest.',
      'I show you the strokes in ten minutes if it is your first time.',
    ],
  },
]
