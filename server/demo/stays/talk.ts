import type { ReservationStatus } from '#contract/domain/reservation.ts'

/** A line of a conversation: who says it. */
export type Line = ['renter' | 'host', string]

/** What people write to each other about the listings of a site. */
export interface Talk {
  /** Before a reservation, or without one. */
  questions: Line[][]
  /** After a change of a reservation. */
  followUps: Record<ReservationStatus, Line[][]>
  /** After the lender has cancelled. */
  regrets: Line[][]
  /** After a stay. */
  farewells: Line[][]
  /** What is given as the reason with a change. */
  notes: Record<'declined' | 'renter' | 'lender' | 'confirmed', string[]>
}

const questions: Talk['questions'] = [
  [
    ['renter', 'Hello, is the place still available for these dates?'],
    ['host', 'Hello! Yes, it is free then. Just send the reservation and I will keep it for you.'],
  ],
  [
    ['renter', 'Hi, how fast is the internet? I have video calls most mornings.'],
    ['host', 'It is fibre, and I have never had a complaint. I can send you a speed test tonight.'],
    ['renter', 'That would be great, thank you.'],
    ['host', 'Just tested: 240 down, 110 up.'],
  ],
  [
    ['renter', 'Good morning! Would an early check-in around ten be possible?'],
    ['host', 'If nobody stays the night before, yes. In any case you can leave your bags.'],
    ['renter', 'Perfect, bags are the main thing.'],
  ],
  [
    ['renter', 'Is it quiet at night? I am a light sleeper.'],
    [
      'host',
      'It faces away from the road, and the neighbours are calm. I sleep well there myself.',
    ],
  ],
  [
    ['renter', 'We are two adults and a baby. Do you have a cot?'],
    ['host', 'I can borrow one from my sister. Please tell me two days before you come.'],
    ['renter', 'Wonderful. We will.'],
  ],
  [
    ['renter', 'Hello, what does electricity usually come to?'],
    ['host', 'It depends on the cooling and heating. I can show you the last three bills.'],
    ['renter', 'Yes please, that helps a lot.'],
  ],
  [
    ['renter', 'Could I come and see it this week?'],
    ['host', 'Of course. Thursday after five or Saturday morning would suit me.'],
    ['renter', 'Saturday at ten then. See you there.'],
    ['host', 'See you on Saturday. Call from the front door.'],
  ],
  [
    ['renter', 'Is there a supermarket nearby that is open late?'],
    ['host', 'Yes, two of them. The nearer one is open around the clock.'],
  ],
  [
    ['renter', 'Hi! Is there a discount for a longer stay?'],
    ['host', 'The monthly price has it in already, but for half a year we can talk.'],
    ['renter', 'Fair enough. I will start with what I have asked for and see.'],
  ],
  [
    ['renter', 'Do you accept guests with a small dog? He is old and sleeps most of the day.'],
    ['host', 'I have to ask the building first. I will let you know tomorrow.'],
    ['host', 'They say it is all right on a lead in the halls.'],
    ['renter', 'Thank you for asking them!'],
  ],
  [
    ['renter', 'How do I get there from the airport late in the evening?'],
    [
      'host',
      'By taxi. I will send you the address in the local language, so the driver can read it.',
    ],
  ],
  [
    [
      'renter',
      'Hello, I will be in town next month. Could you tell me more about the neighbourhood?',
    ],
  ],
  [['renter', 'Is the desk large enough for a second screen? I would bring my own.']],
]

const followUps: Talk['followUps'] = {
  requested: [
    [['renter', 'I have just sent a request. I would arrive in the early afternoon.']],
    [['renter', 'Hello! I hope these dates suit you. I am happy to answer any questions.']],
    [['renter', 'Request sent. I do not smoke, and I travel alone.']],
  ],
  confirmed: [
    [
      ['host', 'Thank you for the reservation. The code for the key box comes on the day before.'],
      ['renter', 'Great, thank you!'],
    ],
    [
      ['renter', 'Thanks. I land at about three, so I will be there by five.'],
      ['host', 'Good. I will be at the house from four.'],
    ],
    [
      ['host', 'Looking forward to having you. Tell me when you are on your way.'],
      ['renter', 'Will do. Is there anything I should bring?'],
      ['host', 'Nothing but your toothbrush.'],
    ],
    [['host', 'All set. Sheets and towels will be in the wardrobe.']],
    [],
  ],
  declined: [
    [
      ['renter', 'Pity. Would the week after be possible?'],
      ['host', 'The week after is fine, please send it again.'],
    ],
    [['renter', 'No problem, thanks for the quick answer.']],
    [],
  ],
  expired: [[['host', 'Sorry, I was travelling and saw this too late.']], []],
  cancelled: [
    [['host', 'Understood. Maybe another time.']],
    [['renter', 'I am sorry about this, and thank you for being so kind about it.']],
    [],
  ],
}

const regrets: Talk['regrets'] = [
  [['renter', 'That is a pity, but thank you for telling me early.']],
  [['host', 'I am sorry about this. I can suggest another place nearby if you like.']],
]

const notes: Talk['notes'] = {
  confirmed: ['', '', '', 'See you soon!', 'Welcome, and safe travels.'],
  declined: [
    'Sorry, the flat is being painted that week.',
    'I have promised these days to family.',
    'I only take longer stays at that time of the year.',
    '',
  ],
  renter: [
    'My flight was moved.',
    'Change of plans, sorry.',
    'I found something closer to work.',
    '',
  ],
  lender: [
    'The water heater broke and will not be repaired in time.',
    'The owner comes back early.',
  ],
}

const farewells: Talk['farewells'] = [
  [
    ['renter', 'Key is back in the box. Thank you, it was a very good stay.'],
    ['host', 'Thank you for leaving it so tidy. You are welcome any time.'],
  ],
  [
    ['renter', 'We have just left. The tap in the bathroom drips a little, otherwise all fine.'],
    ['host', 'Thanks for telling me, I will have it looked at.'],
  ],
  [['host', 'Hope the trip home was smooth. The deposit is on its way.']],
  [],
]

export const homeTalk: Talk = { questions, followUps, regrets, farewells, notes }
