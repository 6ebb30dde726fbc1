import { capitalised, counted, inWords, ordinal, withArticle } from '../phrases/fill.ts'
import type { Random } from '../random.ts'
import { countryWays } from './countries.ts'
import type { Home } from './home.ts'
import { nearnesses, type Nearness } from './nearness.ts'

const squareFeet = (squareMetres: number) => Math.round((squareMetres * 10.764) / 5) * 5

export function sizeOf({ squareMetres, city: { country } }: Home): string {
  return countryWays[country].feet ? `${squareFeet(squareMetres)} sq ft` : `${squareMetres} m²`
}

/** 'studio', 'one-bedroom condo', 'three-bedroom house'. */
export function nameOf({ type, bedrooms, city: { country } }: Home): string {
  if (type === 'CONDO' && bedrooms === 0) return 'studio'
  const noun = type === 'CONDO' ? countryWays[country].flat : 'house'
  return `${inWords(bedrooms)}-bedroom ${noun}`
}

function nearPhrase(random: Random, { landmark, walkMinutes, driveMinutes }: Nearness): string {
  if (walkMinutes === null) {
    return random.pick([
      `about ${counted(driveMinutes, 'minute')} by car from ${landmark}`,
      `${withArticle(`${inWords(driveMinutes)}-minute`)} drive from ${landmark}`,
    ])
  }
  return random.pick([
    `${counted(walkMinutes, 'minute')} on foot from ${landmark}`,
    `${withArticle(`${inWords(walkMinutes)}-minute`)} walk from ${landmark}`,
    `about ${counted(walkMinutes, 'minute')} from ${landmark} on foot`,
  ])
}

/** The values of the slots in the phrases. */
export function wordsOfHome(random: Random, home: Home): Record<string, string> {
  const [nearest] = nearnesses(home.place, home.neighbourhood)
  const name = nameOf(home)
  const floors = home.building?.floors ?? 2
  return {
    home: name,
    aHome: withArticle(name),
    AHome: capitalised(withArticle(name)),
    size: sizeOf(home),
    floor: ordinal(home.floor),
    floors: inWords(floors),
    flat: countryWays[home.city.country].flat,
    where: home.neighbourhood.where,
    building: home.building?.name ?? withArticle(`${inWords(floors)}-storey building`),
    theBuilding: home.building?.name ?? 'the building',
    bedrooms: counted(home.bedrooms, 'bedroom'),
    bathrooms: counted(home.bathrooms, 'bathroom'),
    roommates: inWords(home.bedrooms + 2),
    near: nearest ? nearPhrase(random, nearest) : home.neighbourhood.where,
  }
}
