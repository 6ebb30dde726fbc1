import type { RentPeriod } from '#contract/domain/rent-period.ts'

/** What a guest should know, by the shortest period on offer. */
export const practicalSentences: Record<RentPeriod, string[]> = {
  hourly: [
    'By the hour it is a quiet place to work, rest or wait for a late flight.',
    'Short stays by the hour are fine; towels and soap are ready.',
    'Book a few hours for a nap and a shower, or stay the night.',
  ],
  daily: [
    'Sheets and towels are included, and we clean between stays.',
    'Check-in is from two in the afternoon; late arrivals use the key box.',
    'Check-out is at noon, and luggage can stay with us afterwards.',
    'For stays of a few nights, electricity and water are included.',
    'You can drop your bags from ten in the morning.',
    'If you stay longer than a week, a cleaner comes once in between.',
    'Someone who speaks English meets you at the door on arrival.',
  ],
  weekly: [
    'We rent by the week; cleaning once a week is included.',
    'Weekly guests get fresh sheets every seven days.',
    'Ideal for stays of one to four weeks, with electricity included.',
    'Arrival is possible on any day of the week.',
  ],
  monthly: [
    'Water and internet are included; electricity is billed by the meter.',
    'The contract runs month by month, with one month of notice.',
    'We prefer guests who stay three months or more, but ask us about shorter ones.',
    'Viewings are possible on weekday evenings and on Saturdays.',
    'A cleaner can be arranged; ask for the current rate.',
    'The rent covers the common charges; only electricity comes on top.',
    'We answer quickly when something breaks, and have someone who repairs it.',
  ],
}

/** For short descriptions: true of any home. */
export const closingSentences: string[] = [
  'Ask anything before you book; we usually answer within the hour.',
  'Please no smoking inside.',
  'Write to us with your dates and we will see what is possible.',
  'More pictures on request.',
  'We live nearby and are easy to reach.',
]

export const warmComforts: string[] = [
  'The air conditioning is quiet and serviced twice a year.',
  'Air conditioning and a ceiling fan keep it cool without much noise.',
  'The bed is queen size with a firm mattress.',
  'Blackout curtains and a good mattress make for long sleep.',
  'There is a smart TV, a safe and more storage than one expects.',
]

export const coolComforts: string[] = [
  'The rooms have high ceilings and wooden floors.',
  'The heating works well and is included.',
  'The bed is a full double with a good mattress.',
  'Large windows and white walls make it bright even in winter.',
  'There are blinds, fresh linen and plenty of hangers.',
]
