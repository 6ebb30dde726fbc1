import type { RentPeriod } from '#contract/domain/rent-period.ts'
import { buildingFeatureWords, buildingSentences } from '../phrases/building-features.ts'
import { fill, listed } from '../phrases/fill.ts'
import { openings } from '../phrases/openings.ts'
import {
  closingSentences,
  coolComforts,
  practicalSentences,
  warmComforts,
} from '../phrases/practicalities.ts'
import { unitFeatureSentences } from '../phrases/unit-features.ts'
import type { Random } from '../random.ts'
import { countryWays } from './countries.ts'
import type { Building, BuildingFeature, Home, UnitFeature } from './home.ts'
import { wordsOfHome } from './home-words.ts'

const leastLength = 300
const mostLength = 690

/** Told first, as people choose by them. */
const striking: readonly UnitFeature[] = [
  'seaView',
  'privatePool',
  'privateBathroom',
  'sharedBathroom',
]

/** Three to seven sentences about a home, in the order in which people tell it.
 *  @param mentioned what the title promises and the text therefore has to hold */
export function detailsOf(
  random: Random,
  home: Home,
  {
    shortest,
    mentioned,
  }: { shortest: RentPeriod; mentioned: UnitFeature | BuildingFeature | null },
): string {
  const words = wordsOfHome(random, home)
  const { warm } = countryWays[home.city.country]
  const opening = fill(random.pick(openings[home.type]), words)
  const inside = toldFeatures(random, home, mentioned).map((feature) =>
    random.pick(unitFeatureSentences[feature]),
  )
  const building = home.building && buildingSentence(random, home.building, words, mentioned)
  const around = random.shuffled(home.neighbourhood.around)
  const practical = random.shuffled([...practicalSentences[shortest]])
  const comfort = random.pick(warm ? warmComforts : coolComforts)

  const sentences = [opening, ...inside, building, around[0], practical[0]].filter(isText)
  const spare = [
    home.type === 'SHARED' ? null : { at: 1, text: comfort },
    { at: sentences.length, text: random.pick(closingSentences) },
    { at: sentences.length - 1, text: around[1] },
  ]
  for (const extra of random.shuffled(spare)) {
    const isWanted = lengthOf(sentences) < leastLength || random.chance(0.25)
    if (extra?.text && isWanted && lengthOf(sentences) + extra.text.length < mostLength) {
      sentences.splice(Math.min(extra.at, sentences.length), 0, extra.text)
    }
  }
  while (lengthOf(sentences) > mostLength) sentences.splice(-2, 1)
  return sentences.join(' ')
}

const isText = (value: string | null | undefined): value is string => Boolean(value)

const lengthOf = (sentences: readonly string[]) => sentences.join(' ').length

function toldFeatures(
  random: Random,
  { features }: Home,
  mentioned: UnitFeature | BuildingFeature | null,
): UnitFeature[] {
  const first = features.filter((feature) => feature === mentioned || striking.includes(feature))
  const others = random.shuffled(features.filter((feature) => !first.includes(feature)))
  return [...first, ...others].slice(0, Math.max(first.length, random.whole(2, 3)))
}

function buildingSentence(
  random: Random,
  { features }: Building,
  words: Record<string, string>,
  mentioned: UnitFeature | BuildingFeature | null,
): string | null {
  const first = features.filter((feature) => feature === mentioned || feature === 'pool')
  const others = random.shuffled(features.filter((feature) => !first.includes(feature)))
  const told = [...first, ...others].slice(0, random.whole(2, 4))
  if (told.length === 0) return null
  const list = listed(told.map((feature) => random.pick(buildingFeatureWords[feature])))
  const frames = told.length > 1 ? buildingSentences.several : buildingSentences.single
  return fill(random.pick(frames), { ...words, list })
}
