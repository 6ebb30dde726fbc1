import type { Model } from './vehicle.ts'

const motorbikeLicence = [
  'Your licence has to be one for motorbikes; I look at it before you ride.',
  'A motorbike licence is a must, since the insurance asks for it.',
  'Please bring your motorbike licence, and the international permit if you come from abroad.',
]

const noLicence = [
  'No licence is needed, only an identity card to look at.',
  'Riders from sixteen on may take it alone.',
  'You are liable for damage up to the deposit, and for nothing above it.',
]

export const twoWheels: Model[] = [
  {
    type: 'MOTORBIKE',
    kind: 'scooter',
    names: ['scooter', '125 cc scooter', 'automatic scooter', 'scooter for two'],
    colour: 'mint',
    dayDollars: { warm: 8, cool: 44 },
    energies: [
      ['petrol', 8],
      ['electric', 2],
    ],
    openings: [
      '{AName} that starts at the first touch, {where}.',
      'The quickest way through town is {aName}, and ours is free most days.',
      'Light, automatic and good in the narrow lanes: {aName} for one or two.',
      'We bought this {name} for the way to work and now work at home.',
    ],
    features: {
      'two helmets': 'Two helmets, one large and one medium, are under the seat.',
      'top box': 'The box at the back takes a helmet and the shopping.',
      'phone mount': 'A mount on the handlebar holds your phone in all weathers.',
      'rain capes': 'Two rain capes are folded under the seat.',
      'new tyres': 'The tyres are new since last month.',
      'delivery to your door': 'Within three kilometres I bring it to your door.',
      'good brakes': 'The brakes were redone in spring and stop you straight.',
    },
    licence: motorbikeLicence,
  },
  {
    type: 'MOTORBIKE',
    kind: 'tourer',
    names: ['motorbike', '300 cc motorbike', 'touring motorbike', 'touring bike'],
    colour: 'orange',
    dayDollars: { warm: 23, cool: 86 },
    energies: [['petrol', 1]],
    openings: [
      '{AName} for long roads with bends in them.',
      'Comfortable {name} with an upright seat; two hundred kilometres a day are a pleasure on it.',
      'I ride this {name} through the mountains every winter; the rest of the year it is yours.',
      'The {name} stands in a dry garage {where} and is washed after every ride.',
    ],
    features: {
      panniers: 'Two hard panniers with one key hold the luggage of a week.',
      'two helmets': 'Helmets in four sizes are in the garage; take the two that fit.',
      'crash bars': 'Crash bars protect what should not touch the road.',
      'wide seat': 'The seat is a wide one, kind to both of you on long days.',
      'riding jackets': 'Jackets and gloves can be borrowed.',
      'a map of good roads': 'I lend you a map on which the good roads are marked.',
    },
    licence: motorbikeLicence,
  },
  {
    type: 'BICYCLE',
    kind: 'city-bicycle',
    names: ['city bicycle', 'bicycle', 'bicycle with a basket', 'three-speed bicycle'],
    colour: 'yellow',
    dayDollars: { warm: 4, cool: 16 },
    energies: [['muscles', 1]],
    openings: [
      '{AName} for the market, the park and the way to the station.',
      'Upright and unhurried: our {name} waits {where}.',
      '{AName} in good order, oiled last Sunday.',
      'You see more of a town from {aName} than from anything else.',
    ],
    features: {
      basket: 'The basket in front carries a bag of groceries and a melon.',
      'good lock': 'A lock that deserves the name hangs on the frame.',
      'child seat': 'A child seat can be put on the rack in a minute.',
      lights: 'The lights run off the wheel, so no battery is ever empty.',
      helmet: 'A helmet is included; tell me your size.',
      'low step': 'Thanks to the low step you get on in any clothes.',
    },
    licence: noLicence,
  },
  {
    type: 'BICYCLE',
    kind: 'mountain-bicycle',
    names: ['mountain bike', 'trekking bicycle', 'hardtail mountain bike', 'trail bike'],
    colour: 'blue',
    dayDollars: { warm: 9, cool: 29 },
    energies: [
      ['muscles', 7],
      ['electric', 3],
    ],
    openings: [
      '{AName} with wide tyres, for gravel, for forest and for kerbs.',
      'Aluminium frame, good suspension and a saddle that does not bite: {aName} {where}.',
      'I keep this {name} as if I raced it, which I do not.',
      'The {name} fits riders between 165 and 190 centimetres.',
    ],
    features: {
      'disc brakes': 'Hydraulic disc brakes hold on any hill.',
      'repair kit': 'Pump, tube and tools are in the bag below the saddle.',
      helmet: 'Helmets in two sizes are part of it.',
      'bottle cage': 'There is a cage for your bottle, and a tap beside my door.',
      'front suspension': 'The fork takes the worst out of the roots.',
      'good lock': 'The folding lock is as heavy as it has to be.',
    },
    licence: noLicence,
  },
]
