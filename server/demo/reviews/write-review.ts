import type { RentPeriod } from '#contract/domain/rent-period.ts'
import type { DemoListing } from '../demo-listing.ts'
import { counted, fill } from '../phrases/fill.ts'
import type { Random } from '../random.ts'
import { moodOf } from './mood.ts'
import type { PeopleWords, ReviewWords } from './review-words.ts'

/** Takes sentences so that none comes twice where the same readers see it, as long as others are
 *  left. One for each listing and each person that is written about. */
export class Sentences {
  readonly #used = new Set<string>()
  readonly #random: Random

  constructor(random: Random) {
    this.#random = random
  }

  take(list: readonly string[]): string {
    const fresh = list.filter((sentence) => !this.#used.has(sentence))
    const taken = this.#random.pick(fresh.length > 0 ? fresh : list)
    this.#used.add(taken)
    return taken
  }

  maybe(probability: number, list: readonly string[]): string[] {
    return list.length > 0 && this.#random.chance(probability) ? [this.take(list)] : []
  }
}

const periodNouns: Record<RentPeriod, string> = {
  hourly: 'hour',
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
}

export interface Visit {
  listing: Pick<DemoListing, 'content'>
  period: RentPeriod
  periods: number
  words: ReviewWords
}

/** Two to four sentences about a listing that fit the stars. */
export function writeOfListing(
  sentences: Sentences,
  { listing: { content }, period, periods, words }: Visit,
  stars: number,
): string {
  const { openings, pleasures, lasting, complaints, faults, closings } = words
  const text = `${content.title} ${content.details}`
  const kept = words.promised.filter(([named]) => named.test(text)).flatMap(([, list]) => list)
  const slow = period === 'hourly' ? [] : lasting
  const mood = moodOf(stars)
  const parts = [sentences.take(openings[mood])]
  if (mood === 'great') {
    parts.push(...sentences.maybe(0.8, kept), ...sentences.maybe(0.4, slow))
    parts.push(...sentences.maybe(parts.length < 3 ? 0.8 : 0.2, pleasures))
    parts.push(...sentences.maybe(0.45, closings.gladly))
  } else if (mood === 'fine') {
    parts.push(...sentences.maybe(0.5, kept), ...sentences.maybe(0.6, pleasures))
    parts.push(...sentences.maybe(0.6, complaints), ...sentences.maybe(0.2, slow))
  } else if (mood === 'mixed') {
    parts.push(...sentences.maybe(0.6, pleasures), sentences.take(complaints))
    parts.push(...sentences.maybe(0.6, closings.unsure))
  } else {
    parts.push(sentences.take(faults), ...sentences.maybe(0.6, faults))
    parts.push(...sentences.maybe(0.3, closings.unsure))
  }
  const values = {
    noun: words.nouns[content.type] ?? '',
    city: content.city,
    time: counted(periods, periodNouns[period]),
  }
  return parts.map((part) => fill(part, values)).join(' ')
}

/** One or two sentences about a person. */
export function writeOfPerson(
  sentences: Sentences,
  { words, name }: { words: PeopleWords; name: string },
  stars: number,
): string {
  const mood = moodOf(stars)
  const isGood = mood === 'great' || mood === 'fine'
  const parts = [sentences.take(words[mood]), ...sentences.maybe(isGood ? 0.4 : 0, words.more)]
  return parts.map((part) => fill(part, { name })).join(' ')
}
