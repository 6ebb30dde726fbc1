import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { PMTiles, ResolvedValueCache, type Source } from 'pmtiles'
import { encodeTile } from './encode-tile.ts'
import { recent } from '#server/recent.ts'
import { openFileSource } from './file-source.ts'
import { leafZoom } from './leaf-zoom.ts'
import { openLeaf, type Leaf } from './leaf.ts'
import { assertTileAddress } from '#contract/domain/tile-address.ts'
import type { TileAddress } from '#contract/domain/tile-address.ts'

export interface Basemap {
  /** Of what is drawn: another one is drawn differently. */
  readonly version: string
  /** A vector tile of zoom 0 to 14, already gzipped (`Content-Encoding: gzip`).
   *  @returns null when nothing is on it (204)
   *  @throws RangeError (rejects) for a tile that does not exist */
  tile(tile: TileAddress): Promise<Uint8Array | null>
  close(): Promise<void>
}

/** Raised when tiles are cut out of the same archive in another way. */
const cutVersion = 1
const leavesKept = 64
const directoriesKept = 64
const gunzipped = promisify(gunzip)

/** Layers `land` and `borders`, over them `sea`, `shore` and `rivers` where they are known in detail, and
 *  the names in `countries` and `labels`, after Natural Earth, GSHHG and GeoNames (attribute them).
 *  @param file the archive that `tools/basemap` builds
 *  @throws when it is not there */
export async function openBasemap(file: URL): Promise<Basemap> {
  const version = await versionOf(file)
  const source = await openFileSource(fileURLToPath(file))
  const archive = archiveIn(source)
  const leaves = recent<string, Leaf | null>(leavesKept)

  async function stored({ z, x, y }: TileAddress): Promise<Uint8Array | null> {
    const tile = await archive.getZxy(z, x, y)
    return tile ? new Uint8Array(tile.data) : null
  }

  async function readLeaf(address: TileAddress): Promise<Leaf | null> {
    const bytes = await stored(address)
    return bytes && openLeaf(bytes, address)
  }

  return {
    version,
    async tile(tile) {
      assertTileAddress(tile)
      const { z, x, y } = tile
      if (z < leafZoom) return stored(tile)
      const below = 2 ** (z - leafZoom)
      const address = { z: leafZoom, x: Math.floor(x / below), y: Math.floor(y / below) }
      const cut = await leaves.get(`${address.x}/${address.y}`, () => readLeaf(address))
      return cut && encodeTile(cut(tile))
    },
    close: source.close,
  }
}

function archiveIn(source: Source): PMTiles {
  // The library's other cache keeps failures too.
  const directories = new ResolvedValueCache(directoriesKept, undefined, async (bytes) => {
    const { buffer, byteOffset, byteLength } = await gunzipped(bytes)
    return buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer
  })
  // Tiles stay as they are, since they are sent gzipped.
  return new PMTiles(source, directories, async (tile) => tile)
}

async function versionOf(file: URL): Promise<string> {
  const hash = createHash('sha256').update(await readFile(file))
  return hash.update(`${cutVersion}`).digest('hex').slice(0, 10)
}
