import { demoCities } from '../cities/all-cities.ts'
import type { DemoHome } from '../homes/make-listings.ts'
import { randomOf } from '../random.ts'
import type { Postcard } from './postcard.ts'

type Shown = Pick<DemoHome, 'id' | 'preset' | 'isStudio' | 'content'>

const countryOf = new Map(demoCities.map(({ preset, country }) => [preset, country]))

/** What each listing shows: the outside first, where one sleeps, what else there is, and the bathroom
 *  last; at most one of a kind, and nothing that its text does not name. The pictures of its own city
 *  come up twice as often as those that may be anywhere, and no listing shows the same of a kind as
 *  the one before it in its city, where there is a choice. */
export function choosePostcards(
  listings: readonly Shown[],
  postcards: readonly Postcard[],
): Postcard[][] {
  const turns = new Turns()
  return listings.map((listing) => {
    const outside = outsides(listing, postcards)
    const inside = insides(listing, postcards)
    return [outside, ...inside].flatMap((choice) => turns.next(listing.preset, choice) ?? [])
  })
}

const textOf = ({ content: { title, details } }: Shown) => `${title} ${details}`

/** What a picture of this kind would promise, in the words of a text. */
const promises: Readonly<Record<string, RegExp>> = {
  pool: /\bpool\b/i,
  'balcony-view': /\bbalcon/i,
}

const mayShow = (listing: Shown, { kind, suits }: Postcard) =>
  suits.some((type) => type === listing.content.type) &&
  (promises[kind]?.test(textOf(listing)) ?? true)

function outsides(listing: Shown, postcards: readonly Postcard[]): Postcard[] {
  const all = postcards.filter((postcard) => postcard.outside && mayShow(listing, postcard))
  const country = countryOf.get(listing.preset)
  const isNear = (city: string) => countryOf.get(city) === country
  const nearer = [
    all.filter(({ cities }) => cities.includes(listing.preset)),
    all.filter(({ cities }) => cities === 'any'),
    all.filter(({ cities }) => cities !== 'any' && cities.some(isNear)),
  ]
  return nearer.find(({ length }) => length > 0) ?? all
}

/** One list of candidates for each picture. */
function insides(listing: Shown, postcards: readonly Postcard[]): Postcard[][] {
  const random = randomOf(`postcards ${listing.id}`)
  const ofKinds = (...kinds: string[]) =>
    postcards.filter((postcard) => {
      const { cities, kind, outside } = postcard
      const isHere = cities === 'any' || cities.includes(listing.preset)
      return !outside && kinds.includes(kind) && isHere && mayShow(listing, postcard)
    })
  const { sleeping, needed, spare } = kindsOf(listing)
  const isThere = (candidates: Postcard[]) => candidates.length > 0
  const first = needed.map((kind) => ofKinds(kind)).filter(isThere)
  const others = random.shuffled(spare.map((kind) => ofKinds(kind)).filter(isThere))
  const between = [...first, ...others].slice(0, Math.max(first.length, random.whole(0, 2)))
  return [ofKinds(...sleeping), ...between, ofKinds('bathroom')]
}

function kindsOf({ content: { type }, isStudio }: Shown) {
  switch (type) {
    case 'SHARED':
      return {
        sleeping: ['bedroom'],
        needed: ['shared-kitchen', 'balcony-view'],
        spare: ['living-room', 'dining-nook'],
      }
    case 'ROOM':
      return {
        sleeping: ['bedroom', 'studio'],
        needed: ['balcony-view'],
        spare: ['shared-kitchen', 'dining-nook'],
      }
    default:
      return {
        sleeping: [isStudio ? 'studio' : 'bedroom'],
        needed: ['balcony-view'],
        spare: isStudio ? ['dining-nook'] : ['living-room', 'dining-nook'],
      }
  }
}

/** Lets each picture of a choice come up in its turn, city by city. */
class Turns {
  readonly #uses = new Map<string, number>()
  readonly #last = new Map<string, string>()

  next(city: string, candidates: readonly Postcard[]): Postcard | undefined {
    const [first] = candidates
    if (!first) return undefined
    const slot = `${city} ${first.outside ? 'outside' : first.kind}`
    const others = candidates.filter(({ file }) => file !== this.#last.get(slot))
    const cost = ({ file, cities }: Postcard) =>
      (this.#uses.get(`${city} ${file}`) ?? 0) * (cities === 'any' ? 2 : 1)
    const chosen = (others.length > 0 ? others : candidates).reduce((best, each) =>
      cost(each) < cost(best) ? each : best,
    )
    this.#last.set(slot, chosen.file)
    const used = `${city} ${chosen.file}`
    this.#uses.set(used, (this.#uses.get(used) ?? 0) + 1)
    return chosen
  }
}
