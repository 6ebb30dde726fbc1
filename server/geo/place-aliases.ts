import { foldPlaceName } from './place-name.ts'
import { surroundings } from './surroundings.ts'

/** What else a place is called. */
export interface PlaceAlias {
  /** The place's name in the gazetteer, folded. */
  place: string
  country: string
  /** As it is written where it is the name of what is around the place, such as its island; null where it is the
   *  place's own. */
  around: string | null
}

/** Names that people use and the gazetteer spells otherwise, by its own. */
const spellings: Record<string, string> = {
  'TH Phuket': 'Phuket City, Phuket Town',
  'TH Bangkok': 'Krung Thep, Krung Thep Maha Nakhon, BKK',
  'TH Ko Samui': 'Koh Samui, Samui',
  'TH Ko Pha Ngan': 'Koh Phangan, Ko Phangan, Koh Pha Ngan, Phangan',
  'TH Koh Tao': 'Ko Tao',
  'TH Ko Lanta': 'Koh Lanta',
  'TH Ko Kut': 'Koh Kood, Koh Kut, Ko Kood',
  'TH Ban Ao Nang': 'Ao Nang, Aonang',
  'TH Ban Karon': 'Karon, Karon Beach',
  'TH Ban Kata': 'Kata, Kata Beach',
  'TH Ban Khao Lak': 'Khao Lak, Khaolak',
  'TH Pattaya': 'Jomtien, Jomtien Beach',
  'TH Ko Si Chang': 'Koh Si Chang, Koh Sichang',
  'NZ Queenstown': 'Queenstown',
  'VN Ho Chi Minh City': 'Saigon',
  'CN Sanya': 'Yalong Bay',
  'US New York City': 'New York, NYC',
  'US Washington, D.C.': 'Washington',
  'DE Munich': 'München',
  'DE Köln': 'Cologne',
  'AT Vienna': 'Wien',
  'IT Rome': 'Roma',
  'IT Milan': 'Milano',
  'ES Maó': 'Mahón, Mahon',
  'GR Irákleion': 'Heraklion, Iraklion',
  'GR Firá': 'Fira, Thira',
}

/** By the folded name. */
export const placeAliases: ReadonlyMap<string, PlaceAlias> = new Map([
  ...aliasesOf(surroundings, (name) => name),
  ...aliasesOf(spellings, () => null),
])

function aliasesOf(
  names: Record<string, string>,
  around: (name: string) => string | null,
): [string, PlaceAlias][] {
  return Object.entries(names).flatMap(([at, list]) => {
    const [country, place] = [at.slice(0, 2), foldPlaceName(at.slice(3))]
    return list
      .split(', ')
      .map((name): [string, PlaceAlias] => [
        foldPlaceName(name),
        { place, country, around: around(name) },
      ])
  })
}
