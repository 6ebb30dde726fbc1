import { TileType, type Header } from 'pmtiles'
import { fieldOf } from '#server/field-of.ts'
import { isReadable } from './archive-compression.ts'
import { ArchiveProblem } from './archive-problem.ts'

const headerBytes = 127
const pictures = [TileType.Png, TileType.Jpeg, TileType.Webp, TileType.Avif]

/** Layers of the Protomaps basemap that the style cannot do without. */
const neededLayers = ['earth', 'water', 'roads', 'places']

/** @param start its first bytes
 *  @throws ArchiveProblem that says what it is instead */
export function assertPmtiles(start: Uint8Array): void {
  const text = Buffer.from(start).toString('latin1')
  if (text.startsWith('SQLite format 3')) {
    throw new ArchiveProblem('it is an SQLite database, which `pmtiles convert` can convert')
  }
  const version = versionIn(text)
  if (version === null) throw new ArchiveProblem('it is no PMTiles archive')
  if (version !== 3) {
    throw new ArchiveProblem(`it is version ${version} of PMTiles and not version 3`)
  }
  if (start.length < headerBytes) throw new ArchiveProblem('it is truncated')
}

function versionIn(start: string): number | null {
  if (start.startsWith('PMTiles')) return start.length > 7 ? start.charCodeAt(7) : 3
  const older = [1, 2].find((version) => start.startsWith(`PM${String.fromCharCode(version, 0)}`))
  return older ?? null
}

/** @param sizeBytes of the archive, null when it is not known
 *  @throws ArchiveProblem unless it holds vector tiles, and all of them */
export function assertVectorTiles(header: Header, sizeBytes: number | null): void {
  const ends = [
    header.rootDirectoryOffset + header.rootDirectoryLength,
    header.jsonMetadataOffset + header.jsonMetadataLength,
    header.leafDirectoryOffset + (header.leafDirectoryLength ?? 0),
    header.tileDataOffset + (header.tileDataLength ?? 0),
  ]
  if (sizeBytes !== null && Math.max(...ends) > sizeBytes) {
    throw new ArchiveProblem('it is truncated')
  }
  if (pictures.includes(header.tileType)) {
    throw new ArchiveProblem('its tiles are pictures, and vector tiles are needed')
  }
  if (header.tileType !== TileType.Mvt) {
    throw new ArchiveProblem('its tiles are not Mapbox vector tiles')
  }
  for (const compression of [header.internalCompression, header.tileCompression]) {
    if (!isReadable(compression)) {
      throw new ArchiveProblem('it is compressed otherwise than with gzip or brotli')
    }
  }
}

/** @param metadata of the archive, whatever it is
 *  @throws ArchiveProblem unless its tiles are those of the Protomaps basemap */
export function assertStreets(metadata: unknown): void {
  const layers = listIn(metadata, 'vector_layers').map((layer) => ({
    id: fieldOf(layer, 'id'),
    fields: fieldOf(layer, 'fields'),
  }))
  const missing = neededLayers.filter((name) => !layers.some(({ id }) => id === name))
  if (missing.length > 0) {
    throw new ArchiveProblem(
      `its tiles do not have the layers of the Protomaps basemap (${missing.join(', ')})`,
    )
  }
  if (layers.some(({ fields }) => fieldOf(fields, 'pmap:kind') !== undefined)) {
    throw new ArchiveProblem('its tiles are older than version 4 of the Protomaps basemap')
  }
}

function listIn(value: unknown, name: string): unknown[] {
  const list = fieldOf(value, name)
  return Array.isArray(list) ? list : []
}
