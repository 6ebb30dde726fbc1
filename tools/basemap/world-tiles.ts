import { encodeTile, tileExtent } from '#server/tiles/encode-tile.ts'
import { leafExtent, leafZoom } from '#server/tiles/leaf-zoom.ts'
import type { TileAddress } from '#contract/domain/tile-address.ts'
import { labelFeature } from './label.ts'
import type { Label } from './label.ts'
import { shapeCutter } from './shape-tiles.ts'
import type { ShapeLayer } from './shape-tiles.ts'

export interface LabelLayer {
  name: string
  labels: readonly Label[]
}

/** Every tile of the world up to the leaves that has anything on it. A leaf has the labels of all deeper
 *  zooms, each with the zoom it belongs to. */
export function* worldTiles(
  shapes: readonly ShapeLayer[],
  labels: readonly LabelLayer[],
): Generator<{ tile: TileAddress; bytes: Uint8Array }> {
  const shapesOf = shapeCutter(shapes, { maxZoom: leafZoom, extent: tileExtent })
  const fineShapesOf = shapeCutter(shapes, { maxZoom: leafZoom, extent: leafExtent })

  function* visit(tile: TileAddress, layers: readonly LabelLayer[]): ReturnType<typeof worldTiles> {
    const isLeaf = tile.z === leafZoom
    const extent = isLeaf ? leafExtent : tileExtent
    const shown = layers.map(({ name, labels }) => [
      name,
      labels
        .filter(({ from, to }) => (isLeaf || from <= tile.z) && tile.z <= to)
        .map((label) => labelFeature(tile, label, extent)),
    ])
    const bytes = encodeTile(
      { ...(isLeaf ? fineShapesOf(tile) : shapesOf(tile)), ...Object.fromEntries(shown) },
      extent,
    )
    if (bytes) yield { tile, bytes }
    const isEmpty = !bytes && layers.every(({ labels }) => labels.length === 0)
    if (isLeaf || isEmpty) return
    for (const child of childrenOf(tile)) yield* visit(child, layers.map(within(child)))
  }

  yield* visit({ z: 0, x: 0, y: 0 }, labels)
}

const childrenOf = ({ z, x, y }: TileAddress): TileAddress[] =>
  [0, 1].flatMap((down) => [0, 1].map((right) => ({ z: z + 1, x: x * 2 + right, y: y * 2 + down })))

const within =
  ({ z, x, y }: TileAddress) =>
  ({ name, labels }: LabelLayer): LabelLayer => ({
    name,
    labels: labels.filter(
      ({ at }) => Math.floor(at.x * 2 ** z) === x && Math.floor(at.y * 2 ** z) === y,
    ),
  })
