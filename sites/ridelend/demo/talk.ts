import type { Talk } from '#server/demo/stays/talk.ts'

/** What renters and lenders of vehicles write to each other. */
export const talk: Talk = {
  questions: [
    [
      ['renter', 'Hello, is it still free on these days?'],
      ['host', 'Hello! Yes, it is. Send the reservation and I keep it for you.'],
    ],
    [
      ['renter', 'Hi, how far may we go with it?'],
      ['host', 'As far as you like, as long as it is back in time.'],
      ['renter', 'Very fair, thank you.'],
    ],
    [
      ['renter', 'Good morning! Which papers do I have to bring?'],
      ['host', 'Those that the listing names, and something with your picture on it.'],
      ['renter', 'I have all of that. See you soon.'],
    ],
    [
      ['renter', 'Could we take it over a little earlier? We arrive at seven in the morning.'],
      ['host', 'Gladly. I am up early, and there will be coffee.'],
    ],
    [
      ['renter', 'Is there anything I should know about the insurance?'],
      ['host', 'It covers everything above the deposit. I show you the papers at the handover.'],
      ['renter', 'Good. That is what I wanted to hear.'],
    ],
    [
      ['renter', 'I am 1.92 metres tall. Will I fit?'],
      ['host', 'My brother is as tall and has never complained. You can try it any evening.'],
    ],
    [
      ['renter', 'May a friend take turns with me?'],
      ['host', 'Yes. Write the name into the chat, please, and we are fine.'],
    ],
    [['renter', 'Where can I leave our luggage while we are on our way?']],
    [
      ['renter', 'Hi! What happens when it rains all day?'],
      ['host', 'Then we move your day, if nobody else has the next one.'],
    ],
  ],
  followUps: {
    requested: [
      [['renter', 'I have just sent a request. I will take good care of it.']],
      [['renter', 'Hello! I hope the dates suit you. I can come for it at any hour.']],
    ],
    confirmed: [
      [
        ['host', 'Thank you. We meet at the place on the map; please be there ten minutes early.'],
        ['renter', 'I will. See you there.'],
      ],
      [
        ['renter', 'Thanks! Is there anything I should bring?'],
        ['host', 'Sun cream and good mood. The rest is here.'],
      ],
      [['host', 'All set. I clean it on the evening before.']],
      [],
    ],
    declined: [
      [
        ['renter', 'Pity. Would the day after be possible?'],
        ['host', 'The day after is fine, please send it again.'],
      ],
      [],
    ],
    expired: [[['host', 'Sorry, I was on the road and saw this too late.']], []],
    cancelled: [[['host', 'Understood. Another time, then.']], []],
  },
  regrets: [
    [['renter', 'That is a pity, but thank you for telling me early.']],
    [['host', 'I am sorry. A neighbour lends a similar one, shall I ask?']],
  ],
  farewells: [
    [
      ['renter', 'It is back where I found it, clean and complete. Thank you!'],
      ['host', 'Thank you for bringing it back so clean.'],
    ],
    [
      ['renter', 'A screw was loose; I tightened it.'],
      ['host', 'Very kind. I will have a look at it tomorrow.'],
    ],
    [['host', 'Everything is in order. The deposit is on its way.']],
    [],
  ],
  notes: {
    confirmed: ['', '', '', 'Have a good time!', 'See you at the handover.'],
    declined: [
      'Sorry, it is being repaired in that week.',
      'I need it myself on these days.',
      'I only lend it for longer at that time of the year.',
      '',
    ],
    renter: ['My train was cancelled.', 'Change of plans, sorry.', 'The weather turned.', ''],
    lender: ['A part broke, and the new one comes too late.', 'It failed the inspection, sorry.'],
  },
}
