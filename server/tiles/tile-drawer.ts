import type { PlaceTable } from '#server/geo/place-table.ts'
import { countryLabels } from './country-labels.ts'
import { encodeTile } from './encode-tile.ts'
import { placeLabels } from './place-labels.ts'
import { createShapeLayers } from './shape-layers.ts'
import type { TileAddress } from './tile-address.ts'
import { readCountries } from './world-atlas.ts'

/** @returns draws a tile as gzipped vector tile, null when nothing is on it */
export async function openTileDrawer(
  table: PlaceTable,
): Promise<(tile: TileAddress) => Promise<Uint8Array | null>> {
  const shapesOf = createShapeLayers()
  const countriesOf = countryLabels(await readCountries('50m'))
  const placesOf = placeLabels(table)

  return async (tile) =>
    encodeTile({
      ...(await shapesOf(tile)),
      countries: countriesOf(tile),
      places: placesOf(tile),
    })
}
