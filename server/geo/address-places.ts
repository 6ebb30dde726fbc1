import { placeAliases } from './place-aliases.ts'
import type { PlaceQuery } from './place-query.ts'
import { placeKinds } from './place-table.ts'
import type { NameIndex, PlaceTable } from './place-table.ts'
import { rankCalled, type RankedPlace } from './rank-names.ts'

const earthRadiusMetres = 6_371_000
/** Between points on the unit sphere. */
const chordSquaredOf = (metres: number) => (metres / earthRadiusMetres) ** 2
/** As far from a town somebody still calls a place a part of it. */
const near = chordSquaredOf(50_000)
/** As far a part of a region reaches from its seat, whose name it has in Spain and Italy. */
const nearSeat = chordSquaredOf(100_000)
/** Orders of magnitude in population by which a place before the last one has to be likelier. */
const muchLikelier = 1

/** Places that are called just so by each part of an address, likeliest first; parts that name none are left out. */
export function knownParts(
  table: PlaceTable,
  { parts, country, regions }: PlaceQuery,
): RankedPlace[][] {
  const isWanted = (row: number) =>
    (country === null || table.countryCodes[table.country[row]!] === country) &&
    (regions === null || regions.includes(table.regionCodes[table.region[row]!]!))
  return parts
    .map((names) => {
      for (const name of names) {
        const places = placesCalled(table, name, isWanted)
        if (places.length > 0) return places
      }
      return []
    })
    .filter((places) => places.length > 0)
}

/** What an address leads to, best first: a place within the one named behind it, such as a quarter of a town; where
 *  none is there, what the last part names. */
export function placesOfAddress(table: PlaceTable, known: RankedPlace[][]): RankedPlace[] {
  for (let last = known.length - 1; last > 0; last -= 1) {
    const [town] = known[last]!
    const quarter = town && placeWithin(table, town, known.slice(0, last))
    if (town && quarter) return [quarter, town]
  }
  const tail = known.at(-1) ?? []
  const likeliness = ([first]: RankedPlace[]) => first?.score ?? 0
  // Then the tail is rather a region, which a village elsewhere shares its name with.
  const larger = known.findLast((each) => likeliness(each) > likeliness(tail) + muchLikelier)
  return larger ?? tail
}

/** The first of several parts that names a place near the town, or in the region that it is the seat of: in Thailand
 *  addresses end with the province, which has the seat's name. Of several such places the nearest one, since in an
 *  address each part lies within the next: a larger one further off is a town of its own. */
export function placeWithin(
  table: PlaceTable,
  town: RankedPlace,
  parts: RankedPlace[][],
): RankedPlace | null {
  for (const places of parts) {
    let nearest: RankedPlace | null = null
    let least = Infinity
    for (const place of places) {
      const distance = chordSquared(table, place.row, town.row)
      const isWithin = distance <= near || isOfSeat(table, { distance, town, place })
      if (!isWithin || distance >= least) continue
      nearest = place
      least = distance
    }
    if (nearest) return nearest
  }
  return null
}

/** By another language's names only where nothing is called so in its own. */
function placesCalled(
  table: PlaceTable,
  name: string,
  isWanted: (row: number) => boolean,
): RankedPlace[] {
  const called = (index: NameIndex, key: string) => rankCalled(table, index, key, isWanted)
  const alias = placeAliases.get(name)
  const [aliased] = alias
    ? called(table.ownNames, alias.place).filter(
        ({ row }) => table.countryCodes[table.country[row]!] === alias.country,
      )
    : []
  const own = [...(aliased ? [aliased] : []), ...called(table.ownNames, name)]
  return own.length > 0 ? own : called(table.otherNames, name)
}

function isOfSeat(
  { kind, region }: PlaceTable,
  { distance, town, place }: { distance: number; town: RankedPlace; place: RankedPlace },
): boolean {
  if (region[town.row] !== region[place.row]) return false
  const isOfPart = kind[town.row] === placeKinds.lesserSeat && distance <= nearSeat
  return isOfPart || kind[town.row] === placeKinds.seat
}

function chordSquared({ sphere }: PlaceTable, a: number, b: number): number {
  const dx = sphere[a * 3]! - sphere[b * 3]!
  const dy = sphere[a * 3 + 1]! - sphere[b * 3 + 1]!
  const dz = sphere[a * 3 + 2]! - sphere[b * 3 + 2]!
  return dx * dx + dy * dy + dz * dz
}
