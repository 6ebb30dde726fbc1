/** {city} is where a lender's homes are. */
export const lenderAbouts: string[] = [
  'I have lived in {city} for most of my life and let the flats that my parents left us. Ask me where to eat.',
  'Engineer by day. I own two places in {city} and look after them myself, with some help from my sister.',
  'We moved into a house and kept the old flat. Happy to meet guests on arrival and to leave them alone afterwards.',
  'Retired teacher. I answer messages in the morning and in the evening, rarely in between.',
  'I buy old flats in {city}, repair them slowly and rent them to people who treat them well.',
  'My husband and I run our rentals together: he fixes things, I write the messages.',
  'Long-term guests are what I like best, but a good short stay is fine too.',
  'I came to {city} for one year in 2011 and am still here. I know most of the caretakers by name.',
  'Architect. The places are small but well thought through, I hope.',
  'I travel a lot for work, so my home in {city} is often free.',
  'Small family business in {city}. Clean, on time, and no surprises with the bills.',
  '',
]

export const agentAbouts: string[] = [
  'I manage homes in {city} for owners who live abroad. Viewings on all days but Sunday; contracts in Thai and English.',
  'Our office looks after apartments and houses all over {city}. Tell me your dates and budget and I will suggest three that fit.',
  'Letting agent in {city} since 2009. What is listed here is available; I update it every week.',
]

export const renterAbouts: string[] = [
  'Software developer, working remotely. I need a desk, good wifi and quiet nights.',
  'Travelling with my partner and our daughter, who is four and fond of pools.',
  'I spend the winters in the south and the summers at home. Non-smoker, tidy.',
  'Nurse on a sabbatical. I like to stay in one place for a month rather than in four for a week.',
  'Photographer. Mostly here for work, a few days at a time.',
  'We are a couple in our sixties who walk a lot and cook at home.',
  'Student, usually on a budget, always on time with the rent.',
  'Visiting family twice a year, so I look for a flat near them.',
  'Learning to dive, then learning Thai. In that order.',
  'Translator. I leave places as I find them.',
  'Here for the food, to be honest.',
  '',
  '',
]
