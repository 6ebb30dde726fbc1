import type { TileAddress } from './tile-address.ts'

/** Where the map comes from, as the operator set it up. */
export type MapSource = TileMap | ForeignStyle

/** Drawn by us out of tiles that this server has. */
export interface TileMap {
  kind: 'tiles'
  /** Path of a vector tile of zoom 0 to 14, with `{z}`, `{x}` and `{y}`. It holds the version of the
   *  drawing: what it once answered stays right for ever. */
  tilesPath: string
  /** The streets that some of the tiles have; null without. */
  streets: { maxZoom: number; attribution: string } | null
  /** True when the operator has named streets that cannot be read. */
  isMissingStreets: boolean
}

/** A MapLibre style from elsewhere. */
export interface ForeignStyle {
  kind: 'style'
  styleUrl: string
}

/** Answers a `MapSource` as JSON, outside of the envelope: the map's own code reads it while the map's
 *  library is on its way. */
export const mapSourcePath = '/map.json'

/** The path of one tile. */
export const tilePath = (tilesPath: string, { z, x, y }: TileAddress) =>
  tilesPath.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y))
