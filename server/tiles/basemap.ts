import type { Gazetteer } from '#server/geo/gazetteer.ts'
import { startThread } from '#server/thread.ts'
import { assertTileAddress } from './tile-address.ts'
import { createTileCache } from './tile-cache.ts'
import { createTileThread } from './tile-thread.ts'

export interface Basemap {
  /** Where a tile is served, versioned. */
  readonly tilesPath: string
  /** A vector tile of zoom 0 to 14, already gzipped (`Content-Encoding: gzip`).
   *  @returns null when nothing is on it (204)
   *  @throws RangeError (rejects) for a tile that does not exist */
  tile(z: number, x: number, y: number): Promise<Uint8Array | null>
  close(): Promise<void>
}

/** Raised when it is drawn differently: browsers keep a tile for ever. */
const VERSION = 1
const CACHE_BYTES = 16 * 1024 * 1024

/** Layers `land`, `borders`, `countries` and `places`, after Natural Earth and GeoNames (attribute both).
 *  Costs nothing until the first tile, which starts a thread and waits some two seconds for it. */
export function openBasemap(gazetteer: Gazetteer | Promise<Gazetteer>): Basemap {
  const cache = createTileCache(CACHE_BYTES)
  const drawing = new Map<string, Promise<Uint8Array | null>>()
  const thread = createTileThread(async () =>
    startThread(new URL('./basemap-thread.ts', import.meta.url), (await gazetteer).table),
  )

  return {
    tilesPath: `/tiles/{z}/{x}/{y}.mvt?v=${VERSION}`,
    async tile(z, x, y) {
      assertTileAddress({ z, x, y })
      const key = `${z}/${x}/${y}`
      const kept = cache.get(key)
      if (kept !== undefined) return kept
      const drawn = drawing.get(key) ?? thread.draw({ z, x, y })
      drawing.set(key, drawn)
      try {
        const bytes = await drawn
        cache.set(key, bytes)
        return bytes
      } finally {
        drawing.delete(key)
      }
    },
    close: () => thread.close(),
  }
}
