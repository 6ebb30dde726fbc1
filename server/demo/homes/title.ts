import { capitalised } from '../phrases/fill.ts'
import { roomNames, titleAdjectives, titleFeatures } from '../phrases/title-words.ts'
import type { Random } from '../random.ts'
import type { BuildingFeature, Home, UnitFeature } from './home.ts'
import { nameOf, sizeOf } from './home-words.ts'
import { nearnesses } from './nearness.ts'

export interface Title {
  text: string
  /** A feature that it promises. */
  mentions: UnitFeature | BuildingFeature | null
}

const longestTitle = 60
const nearMinutes = 14
const tries = 12

/** A title that no other listing has; where all tries are taken the size tells them apart. */
export function titleOf(random: Random, home: Home, taken: Set<string>): Title {
  let title = candidate(random, home)
  for (let at = 1; at < tries && !isFree(title, taken); at += 1) title = candidate(random, home)
  if (!isFree(title, taken)) {
    const short = `${capitalised(shortName(random, home))} ${home.neighbourhood.where}, ${sizeOf(home)}`
    title = { text: short, mentions: null }
  }
  taken.add(title.text)
  return title
}

const isFree = ({ text }: Title, taken: Set<string>) =>
  text.length <= longestTitle && !taken.has(text)

function candidate(random: Random, home: Home): Title {
  const name = shortName(random, home)
  const told = random.chance(0.5) ? random.pick(tellable(home)) : undefined
  const feature = told ? ` ${random.pick(titleFeatures[told] ?? [''])}` : ''
  const isQuiet = home.features.includes('quiet') && random.chance(0.5)
  const adjective = isQuiet ? 'quiet' : random.chance(0.6) ? random.pick(titleAdjectives) : ''
  const head = adjective && !feature ? `${adjective} ${name}` : name
  const promised = feature ? (told ?? null) : isQuiet && adjective === 'quiet' ? 'quiet' : null
  const text = capitalised(`${head}${comma(feature)} ${placeOf(random, home)}`)
  return { text, mentions: promised }
}

/** 'pets welcome' stands apart, the others follow with 'with'. */
const comma = (feature: string) => (feature === ' pets welcome' ? ',' + feature + ',' : feature)

function tellable({ features, building }: Home): (UnitFeature | BuildingFeature)[] {
  const all = [...features, ...(building?.features ?? [])]
  return all.filter((feature) => titleFeatures[feature])
}

function placeOf(random: Random, home: Home): string {
  const [nearest] = nearnesses(home.place, home.neighbourhood)
  const isNear = nearest !== undefined && (nearest.walkMinutes ?? Infinity) <= nearMinutes
  if (home.building?.name && (home.building.id !== null || random.chance(0.6))) {
    return `at ${home.building.name}${random.chance(0.4) ? ` ${home.neighbourhood.where}` : ''}`
  }
  return isNear && random.chance(0.5) ? `near ${nearest.landmark}` : home.neighbourhood.where
}

function shortName(random: Random, home: Home): string {
  if (home.type === 'ROOM' || home.type === 'SHARED') return random.pick(roomNames[home.type])
  if (home.type === 'HOUSE') {
    const name = nameOf(home)
    if (home.features.includes('privatePool')) return name.replace('house', 'pool villa')
    return home.bedrooms >= 3 && random.chance(0.3) ? 'family house' : name
  }
  const name = nameOf(home)
  return random.chance(0.4) ? name.replace(/ (condo|flat|apartment)$/, '') : name
}
