import type { Origin } from './names.ts'

/** How many lenders of which origin have their homes near a preset city. */
export const lenderGroups: [preset: string, Partial<Record<Origin, number>>][] = [
  ['Bangkok', { thai: 19, japanese: 2, british: 1, french: 1, chinese: 2 }],
  ['Pattaya', { thai: 21, russian: 7, german: 4, british: 4, italian: 2, american: 2 }],
  ['Chiang Mai', { thai: 4, american: 1 }],
  ['Chiang Rai', { thai: 3 }],
  ['Hua Hin', { thai: 2, german: 1 }],
  ['Krabi', { thai: 2, italian: 1 }],
  ['Pa Tong', { thai: 2, australian: 1 }],
  ['Phuket City', { thai: 3 }],
  ['Da Nang', { vietnamese: 9, korean: 1 }],
  ['New York', { american: 4 }],
  ['Hamburg', { german: 3 }],
  ['Berlin', { german: 3 }],
  ['London', { british: 3 }],
  ['Paris', { french: 3 }],
  ['Tokyo', { japanese: 3 }],
  ['SanFrancisco', { american: 3 }],
  ['Chicago', { american: 2 }],
]

/** Those who only rent. */
export const renterGroup: Partial<Record<Origin, number>> = {
  thai: 10,
  vietnamese: 3,
  american: 10,
  british: 9,
  australian: 6,
  german: 9,
  french: 6,
  italian: 4,
  spanish: 5,
  russian: 5,
  japanese: 5,
  chinese: 4,
  korean: 3,
}
