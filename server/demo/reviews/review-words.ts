import type { Mood } from './mood.ts'

/** What one side says of the other; `{name}` is the first name. `more` goes with good ones only. */
export type PeopleWords = Record<Mood, string[]> & { more: string[] }

/** What reviews of a site's listings are made of. `{noun}` is what is rented, `{city}` where, and `{time}` how long
 *  it was. */
export interface ReviewWords {
  /** For `{noun}`, by the type of the listing. */
  nouns: Readonly<Record<string, string>>
  openings: Record<Mood, string[]>
  /** Good things that any stay may have. */
  pleasures: string[]
  /** Good things that take more than some hours to know. */
  lasting: string[]
  /** Good things where the text of the listing names their cause. */
  promised: readonly (readonly [RegExp, string[]])[]
  complaints: string[]
  faults: string[]
  closings: Record<'gladly' | 'unsure', string[]>
  ofLenders: PeopleWords
  ofRenters: PeopleWords
}
