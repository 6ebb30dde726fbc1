import { createHash } from 'node:crypto'
import { PMTiles, ResolvedValueCache, type Header } from 'pmtiles'
import { decompress, gzippedTile } from './archive-compression.ts'
import { openArchiveFile } from './archive-file.ts'
import type { ArchivePlace } from './archive-place.ts'
import { ArchiveProblem } from './archive-problem.ts'
import type { ArchiveSource } from './archive-source.ts'
import { openArchiveUrl } from './archive-url.ts'
import { safeAttribution } from './attribution.ts'
import { assertPmtiles, assertStreets, assertVectorTiles } from './check-archive.ts'
import type { TileAddress } from '#contract/domain/tile-address.ts'
import { createTileCache } from './tile-cache.ts'

/** Tiles of the Protomaps basemap in a PMTiles archive. */
export interface StreetArchive {
  /** Another one when the archive changes. */
  readonly version: string
  readonly maxZoom: number
  /** Safe HTML. */
  readonly attribution: string
  /** A gzipped vector tile, null where the archive has none.
   *  @throws ArchiveProblem (rejects) when the archive cannot be read
   *  @throws Error (rejects) when the tile is corrupt */
  tile(address: TileAddress): Promise<Uint8Array | null>
  close(): Promise<void>
}

const startBytes = 16_384
const keptDirectories = 64
const keptTileBytes = 16 * 1024 * 1024

/** @param timeoutMs of each read from an address
 *  @throws ArchiveProblem (rejects) when there are no streets to be read */
export async function openStreetArchive(
  place: ArchivePlace,
  timeoutMs: number,
): Promise<StreetArchive> {
  const source =
    place.kind === 'file' ? await openArchiveFile(place.path) : openArchiveUrl(place.url, timeoutMs)
  try {
    return await readStreets(source)
  } catch (error) {
    await source.close()
    throw error
  }
}

async function readStreets(source: ArchiveSource): Promise<StreetArchive> {
  const { data } = await source.getBytes(0, startBytes).catch(because('it is empty'))
  const start = new Uint8Array(data)
  assertPmtiles(start)
  // The library's other cache keeps failures too.
  const directories = new ResolvedValueCache(keptDirectories, undefined, decompress)
  const archive = new PMTiles(source, directories, decompress)
  const header = await archive.getHeader().catch(because('its directory cannot be read'))
  assertVectorTiles(header, source.sizeBytes)
  const metadata = await archive.getMetadata().catch(because('its metadata cannot be read'))
  assertStreets(metadata)

  return {
    version: versionOf(source, start, metadata),
    maxZoom: header.maxZoom,
    attribution: safeAttribution((metadata as { attribution?: unknown }).attribution),
    tile: tileReader(source, directories, header),
    close: () => source.close(),
  }
}

function tileReader(
  source: ArchiveSource,
  directories: ResolvedValueCache,
  { tileCompression }: Header,
): StreetArchive['tile'] {
  const asStored = new PMTiles(source, directories, async (data) => data)
  const kept = createTileCache(keptTileBytes)
  return async ({ z, x, y }) => {
    const key = `${z}/${x}/${y}`
    const known = kept.get(key)
    if (known !== undefined) return known
    const found = await asStored.getZxy(z, x, y)
    const tile = found ? await gzippedTile(found.data, tileCompression) : null
    kept.set(key, tile)
    return tile
  }
}

/** The start holds the header and the lengths of the first tiles. */
function versionOf(source: ArchiveSource, start: Uint8Array, metadata: unknown): string {
  return createHash('sha256')
    .update(start)
    .update(JSON.stringify([source.sizeBytes, source.mark, metadata]))
    .digest('hex')
    .slice(0, 12)
}

function because(reason: string): (error: unknown) => never {
  return (error) => {
    throw error instanceof ArchiveProblem ? error : new ArchiveProblem(reason)
  }
}
