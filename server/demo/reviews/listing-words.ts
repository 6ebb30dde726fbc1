import type { Mood } from './mood.ts'

/** How a review of a listing begins. @see review-words.ts */
export const openings: Record<Mood, string[]> = {
  great: [
    'Exactly as described, only brighter than in the pictures.',
    'I stayed {time} and would have stayed longer.',
    'One of the nicest {noun}s I have rented in {city}.',
    'Everything worked from the first minute, down to the spare light bulb in the drawer.',
    'The {noun} was spotless, and it smelled of fresh laundry when I came in.',
    'We felt at home at once.',
    'A calm, well-kept {noun} with everything one needs and nothing one does not.',
    'What a find.',
    'The pictures do not lie, and the real thing is even better in the morning light.',
    'A thoughtful {noun}: hooks where you want them, sockets beside the bed, a good lamp to read by.',
    'My parents came along and did not want to leave.',
    'After {time} I know where everything is, and I miss it already.',
    'Clean, quiet and honest.',
    'I have nothing to complain about, which is rare for me.',
    'Better than the hotel around the corner, for half the money.',
    'I came for work, stayed {time}, and got a lot done.',
    'The kind of {noun} one recommends to friends only.',
  ],
  fine: [
    'A good {noun} for the price.',
    'We had {time} here and were content.',
    'Solid, clean and close to what we needed.',
    'Nice {noun}, friendly house.',
    'All in all a good stay.',
    'I would come back, with ear plugs perhaps.',
    'The {noun} is a little smaller than I had imagined, but well laid out.',
    'Good value, and no surprises.',
    'A practical {noun} in a good spot.',
    'It does what it promises.',
    'Not fancy, but clean and comfortable.',
    'A pleasant {noun}, and {city} is at the door.',
    'We liked it.',
    'Fine for {time}.',
  ],
  mixed: [
    'It was all right.',
    'Good spot, tired furniture.',
    'The {noun} has its good sides and needs some care.',
    'Fine for a short stay; for {time} it was a little too basic.',
    'Some things were as promised and some were not.',
    'Average, I would say.',
    'I had expected a bit more for the price.',
    'The surroundings make up for the {noun} itself.',
    'Half of it I liked a lot.',
    'Decent, with a list of small things to repair.',
  ],
  poor: [
    'Sadly not what the pictures show.',
    'We left with mixed feelings, and more of the bad ones.',
    'The {noun} was not ready when we came, and we waited two hours.',
    'I would not stay here again.',
    'For {time} this was a disappointment.',
    'It looked as if nobody had been there for months.',
  ],
}

/** Good things that any stay may have. */
export const pleasures: string[] = [
  'The nearest shop is two minutes away.',
  'Water pressure was good, and the shower hot within seconds.',
  'Getting there from the station was easy.',
  'There were more than enough plates and glasses.',
  'The instructions for the door were clear, so arriving late was no problem.',
  'It is easy to find a taxi from there.',
  'Around the corner is a small place with very good coffee.',
  'Windows on two sides let the air through.',
  'The caretaker greeted us by name on the second day.',
  'A folder with the bins, the buses and the good restaurants lay on the table.',
  'Everything was clean, the corners as well.',
  'There is a proper broom and a bucket, which I took as a good sign.',
  'I liked the walk home in the evening.',
  'We found fruit and water on the table.',
  'The light in the afternoon is lovely.',
  'The lock, the lamps and the taps all do their work.',
]

/** For whoever has slept there. */
export const lasting: string[] = [
  'The bed is firm and large, and I slept like a stone.',
  'We slept with the window open and heard birds.',
  'Pillows for every taste.',
  'The blinds keep the morning out until you want it.',
  'The mattress is new.',
]

/** Good things where the text of the listing names their cause. */
export const promised: readonly (readonly [RegExp, string[]])[] = [
  [
    /\bpool\b/i,
    [
      'The pool is long enough for real lengths and empty before nine.',
      'My children lived in the pool.',
      'An hour at the pool after work was the best part of the day.',
    ],
  ],
  [
    /\bbalcon/i,
    [
      'We had breakfast on the balcony every day.',
      'The balcony was my office until noon.',
      'Sitting on the balcony when the rain came down is what I will remember.',
    ],
  ],
  [
    /\bdesk\b/i,
    ['The desk is a real one, with room for papers.', 'Good desk, good chair, good light.'],
  ],
  [
    /\bkitchen\b/i,
    [
      'We cooked most evenings, and nothing was missing in the kitchen.',
      'Somebody who cooks has furnished that kitchen.',
    ],
  ],
  [
    /fibre|fast wifi/i,
    ['My calls never froze.', 'The internet was as fast as promised; I measured it.'],
  ],
  [
    /\bwash(ing machine|er)\b/i,
    [
      'Having a washing machine made packing light.',
      'The washing machine saved us in the wet days.',
    ],
  ],
  [
    /\bgarden\b/i,
    ['The garden is a small paradise for a morning coffee.', 'We ate in the garden.'],
  ],
  [/\bsea view\b|\bthe sea\b/i, ['The view of the sea is worth every coin.']],
  [/\bgym\b/i, ['The gym is small, but never full.']],
]

export const complaints: string[] = [
  'Only the shower drain was slow.',
  'One of the lamps did not work.',
  'The street is livelier at night than I had thought.',
  'The sofa has seen better days.',
  'There were few hangers in the wardrobe.',
  'It took a while until somebody answered about the key.',
  'The stairs are steep with luggage.',
  'A sharper knife would help.',
  'The fridge hums.',
  'The neighbours’ dog has a lot to say in the morning.',
  'Building work next door began at eight sharp.',
  'A second set of towels would be welcome.',
  'The last kitchen sponge was older than my shoes.',
  'The wifi dropped now and then.',
]

export const faults: string[] = [
  'There was dust under the bed and hair in the drain.',
  'The air was damp, and so were the towels.',
  'Two of the four burners did nothing.',
  'The lock of the front door stuck every time.',
  'Somebody had smoked inside.',
  'Hot water came and went as it liked.',
  'It was loud until two in the morning.',
  'The pictures must be from years ago.',
]

export const closings: Record<'gladly' | 'unsure', string[]> = {
  gladly: [
    'I will be back.',
    'Thank you, we loved it.',
    'Recommended without a second thought.',
    'Book it before I do.',
    'Next year again.',
    'Already told my colleagues about it.',
    'A good base for {city}.',
    'Perfect for one person, comfortable for two.',
    'Five stars, easily.',
  ],
  unsure: [
    'With a little work it would be a very good place.',
    'For one or two nights it is fine.',
    'A fair price would be somewhat lower.',
    'Ask about the noise before you book.',
    'I hope these things get fixed.',
  ],
}
