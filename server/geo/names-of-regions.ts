import { rowsCalled } from './name-index.ts'
import { foldPlaceName } from './place-name.ts'
import { placeKinds, type PlaceTable } from './place-table.ts'

export type PlacesAlone = Omit<PlaceTable, 'regionNames'>

/** Regions' names as those of the largest place in each, without the name of a larger place in the same country: by
 *  'Moscow' nobody means the region around it.
 *  @param namesByRegion by GeoNames' code */
export function namesOfRegions(
  table: PlacesAlone,
  namesByRegion: ReadonlyMap<string, readonly string[]>,
): { name: string; row: number }[] {
  return [...largestByRegion(table)].flatMap(([region, row]) =>
    (namesByRegion.get(table.regionCodes[region]!) ?? [])
      .filter((name) => !isOfLargerPlace(table, name, row))
      .map((name) => ({ name, row })),
  )
}

function largestByRegion({ count, kind, region, population }: PlacesAlone): Map<number, number> {
  const largest = new Map<number, number>()
  for (let row = 0; row < count; row += 1) {
    if (kind[row] === placeKinds.quarter) continue
    const before = largest.get(region[row]!)
    if (before === undefined || population[row]! > population[before]!)
      largest.set(region[row]!, row)
  }
  return largest
}

function isOfLargerPlace(table: PlacesAlone, name: string, than: number): boolean {
  const key = foldPlaceName(name)
  return [table.ownNames, table.otherNames].some((index) =>
    rowsCalled(index, key).some(
      (row) =>
        table.country[row] === table.country[than] &&
        table.population[row]! >= table.population[than]!,
    ),
  )
}
