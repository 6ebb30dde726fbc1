import type { PeopleWords } from '#server/demo/reviews/review-words.ts'

/** What renters say of those who lend a vehicle. */
export const ofLenders: PeopleWords = {
  great: [
    '{name} answered every message within minutes.',
    '{name} waited for us at the station although the train was late.',
    'Warm, clear and quick.',
    '{name} explained everything twice and never made a fuss.',
    'When we were stuck, {name} was there within the hour.',
    '{name} knows every good route around here.',
    'Everything was arranged before I asked.',
    '{name} had the deposit back to us before we were home.',
    'Honest about each scratch, which I liked most.',
    'Polite, punctual, generous.',
    'A pleasure from the first message to the handover.',
  ],
  fine: [
    '{name} is friendly and answers the same day.',
    'Good contact, no problems.',
    'Everything went as agreed.',
    'Correct and polite.',
    'The handover was short and clear.',
    'Reliable. A few more words at the start would have helped.',
  ],
  mixed: [
    'Friendly, but slow to answer.',
    '{name} means well, and comes late.',
    'We had to ask twice for the papers.',
  ],
  poor: ['Hard to reach.', '{name} forgot about us, and we stood there.'],
  more: ['Thank you, {name}.', 'I would rent from {name} again.', 'Say hello to the dog.'],
}

/** What those who lend a vehicle say of renters. */
export const ofRenters: PeopleWords = {
  great: [
    '{name} brought it back cleaner than it left.',
    'On time, complete, not a scratch: {name} is a renter as one wishes.',
    'Careful, friendly and clear in every message.',
    '{name} even tightened a screw that I had not seen.',
    'I would lend {name} anything I have.',
    'Very easy, and very kind.',
    'On the minute, with a smile.',
    '{name} sent a picture from the way.',
    'A perfect handover, both ways.',
  ],
  fine: [
    'All went as agreed.',
    '{name} came on time and brought it back on time.',
    'Good contact, and everything in order.',
    'Careful, as far as I can tell.',
    'Half an hour late, and told me in time.',
  ],
  mixed: [
    'It came back less clean than agreed.',
    '{name} was friendly, but two hours late.',
    'A good deal of sand came back with it.',
  ],
  poor: ['New scratches, and no word about them.', 'Came back a day late.'],
  more: ['Welcome any time.', 'Thank you, {name}.', 'Good winds and good roads.'],
}
