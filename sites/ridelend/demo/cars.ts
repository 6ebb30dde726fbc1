import type { Model } from './vehicle.ts'

const licence = [
  'I need to see a driving licence that you have had for two years; from abroad, bring the international permit as well.',
  'Drivers have to be 21 or older and show their licence at the handover.',
  'Insurance covers you and one more driver whose licence I have seen.',
]

export const cars: Model[] = [
  {
    type: 'CAR',
    kind: 'hatchback',
    names: ['hatchback', 'city hatchback', 'city car', 'compact car'],
    colour: 'red',
    dayDollars: { warm: 27, cool: 46 },
    energies: [
      ['petrol', 7],
      ['electric', 3],
    ],
    openings: [
      '{AName} for four, easy to park and easy on the nerves, {where}.',
      'Our {name} stands {where} during the week, and somebody should drive it.',
      'Four doors, five seats and a boot for two large suitcases: {aName} for town and for the weekend.',
      'The {name} is four years old, has been serviced every spring and drives like new.',
    ],
    features: {
      'automatic gearbox': 'The gearbox is automatic, which helps in the evening traffic.',
      'air conditioning': 'The air conditioning cools within a minute.',
      'child seat': 'A child seat is in the boot; tell me and I will fit it.',
      'roof rack': 'The roof rack carries two bicycles or a surfboard.',
      'phone mount': 'There is a mount for your phone, and it plays music through the speakers.',
      'reversing camera': 'A camera helps when you reverse into small spaces.',
      'unlimited kilometres': 'Kilometres are not counted.',
    },
    licence,
  },
  {
    type: 'CAR',
    kind: 'pick-up',
    names: ['pick-up', 'double-cab pick-up', 'four-door pick-up'],
    colour: 'green',
    dayDollars: { warm: 40, cool: 78 },
    energies: [['diesel', 1]],
    openings: [
      '{AName} for moving house, for the garden and for roads that are none.',
      'Five seats in front and a bed of one and a half metres behind: our {name} is free while we are not building.',
      'Sturdy {name} {where}, with a few scratches on the bed and none on the engine.',
      'This {name} has carried surfboards, sofas and once a goat.',
    ],
    features: {
      'four-wheel drive': 'Four-wheel drive switches in with a button, also while driving.',
      'towing hook': 'The towing hook takes a trailer of two tonnes.',
      'bed cover': 'A cover keeps the rain off whatever is on the bed.',
      'automatic gearbox': 'It shifts by itself, even with a full load.',
      'straps and blankets': 'Straps and blankets for your load are on the back seat.',
      'air conditioning': 'The cabin is cool before you have closed the door.',
    },
    licence,
  },
  {
    type: 'CAR',
    kind: 'camper',
    names: ['camper van', 'camper for two', 'compact camper'],
    colour: 'blue',
    dayDollars: { warm: 62, cool: 108 },
    energies: [
      ['diesel', 3],
      ['petrol', 1],
    ],
    openings: [
      '{AName} with a bed, a stove and a table, ready to leave {where}.',
      'We have crossed three countries in this {name}; now it is your turn.',
      'Everything for two is on board of our {name}: pots, plates, lamps and camping chairs.',
      'The {name} is short enough for normal car parks and long enough to sleep in.',
    ],
    features: {
      'solar panel': 'The panel on the roof keeps the fridge cold for days.',
      'pop-up roof': 'Under the pop-up roof you can stand upright.',
      awning: 'The awning is out in a minute and makes a room of the meadow.',
      'fridge and stove': 'The fridge holds food for four days, and the stove has two flames.',
      'fresh bedding': 'Bedding is fresh, and there are curtains on every window.',
      'bicycle rack': 'The rack at the back takes two bicycles.',
    },
    licence,
  },
]
