import type { RentPeriod } from '#contract/domain/rent-period.ts'
import { capitalised, fill, withArticle } from '#server/demo/phrases/fill.ts'
import type { Random } from '#server/demo/random.ts'
import type { Energy, Feature, Vehicle } from './vehicle.ts'

const longestTitle = 60
const tries = 40
const mostLength = 690

const energySentences: Record<Energy, string[]> = {
  petrol: [
    'It leaves with a full tank and comes back with one.',
    'Bring it back with as much petrol as you found in it.',
    'The nearest petrol station is around the corner, which makes the last litre easy.',
  ],
  diesel: [
    'It runs on diesel; the tank is full when you take it, and when you return it, please.',
    'A tank of diesel lasts for about seven hundred kilometres.',
  ],
  electric: [
    'It is electric and fully charged at the handover; above twenty percent on return is all I ask.',
    'The battery is full in the morning, and the charging cable is part of it.',
  ],
  wind: ['The wind is free of charge; petrol for the outboard is included.'],
  muscles: [
    'It runs on breakfast.',
    'It needs no fuel but you.',
    'Air and oil are checked before each ride.',
  ],
}

const practicalSentences: Record<RentPeriod, string[]> = {
  hourly: [
    'By the hour it is good for an errand or an evening; tell me when you are late.',
    'A few hours are fine, also on the same day.',
  ],
  daily: [
    'A day is from handover to handover, whichever hour suits you.',
    'The handover takes ten minutes, pictures of every side included.',
    'Come for it in the morning or at noon, as you like.',
  ],
  weekly: [
    'By the week it is yours with everything that belongs to it.',
    'For a week or more I look after the service before you leave.',
  ],
  monthly: [
    'By the month the service is my business and the driving yours.',
    'Long renters get a second key.',
  ],
}

const closingSentences = [
  'Damage is photographed together before and after, so that nobody has to argue.',
  'Ask anything before you reserve; I usually answer within the hour.',
  'No smoking, and sand stays on the beach, please.',
  'If anything happens on the way, call me: I come, or somebody better does.',
]

const adjectives = ['well-kept', 'reliable', 'comfortable', 'freshly serviced', 'easy-going']

/** A title that no other listing has. */
export function titleOf(
  random: Random,
  { model, stand, features, energy }: Vehicle,
  taken: Set<string>,
): string {
  for (let at = 0; at < tries; at += 1) {
    const ownAdjective = energy === 'electric' ? 'electric' : model.colour
    const adjective = random.weighted([ownAdjective, random.pick(adjectives), ''], [4, 4, 2])
    const feature = random.chance(0.55) ? ` with ${random.pick(features)}` : ''
    const name = `${adjective} ${random.pick(model.names)}`.trim()
    const title = capitalised(`${name}${feature} ${stand.where}`)
    const isDoubled = name.includes(' with ') && feature !== ''
    if (title.length > longestTitle || taken.has(title) || isDoubled) continue
    taken.add(title)
    return title
  }
  throw new Error(`No title is left for a ${model.kind} ${stand.where}`)
}

/** Four to eight sentences about a vehicle, in the order in which people tell it. */
export function detailsOf(random: Random, vehicle: Vehicle, shortest: RentPeriod): string {
  const { model, stand, place, energy, features } = vehicle
  const name = random.pick(model.names)
  const words = { name, aName: withArticle(name), where: stand.where }
  const landmark = stand.landmarkNear(place)
  const sentences = [
    fill(random.pick(model.openings), words),
    ...features.map((feature: Feature) => model.features[feature] ?? ''),
    random.pick(energySentences[energy]),
    random.pick(model.licence),
    random.pick(practicalSentences[shortest]),
    landmark
      ? `You take it over ${stand.where}, a short way from ${landmark}.`
      : `You start ${stand.where}.`,
    random.pick(closingSentences),
  ]
  while (sentences.join(' ').length > mostLength) sentences.splice(-3, 1)
  return sentences.join(' ')
}
