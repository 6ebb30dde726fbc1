import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { Compression, TileType, zxyToTileId } from 'pmtiles'
import type { TileAddress } from '#contract/domain/tile-address.ts'

interface Entry {
  id: number
  offset: number
  length: number
}

export interface ArchiveKind {
  metadata: unknown
  tileType?: TileType
  tileCompression?: Compression
  /** How many entries a directory has; few enough that the root fits into a reader's first request. */
  entriesPerLeaf?: number
}

const headerBytes = 127

/** An archive of tiles, gzipped vector tiles if nothing else is said, the same tile once.
 *  @see https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md */
export function writePmtiles(
  tiles: Iterable<{ tile: TileAddress; bytes: Uint8Array }>,
  { metadata, entriesPerLeaf = 4096, ...kind }: ArchiveKind,
): Uint8Array {
  const contents: Uint8Array[] = []
  const placeOf = new Map<string, Omit<Entry, 'id'>>()
  const entries: Entry[] = []
  let [size, minZoom, maxZoom] = [0, 32, 0]
  for (const { tile, bytes } of tiles) {
    const hash = createHash('sha1').update(bytes).digest('base64')
    const place = placeOf.get(hash) ?? { offset: size, length: bytes.length }
    if (!placeOf.has(hash)) {
      placeOf.set(hash, place)
      contents.push(bytes)
      size += bytes.length
    }
    entries.push({ id: zxyToTileId(tile.z, tile.x, tile.y), ...place })
    minZoom = Math.min(minZoom, tile.z)
    maxZoom = Math.max(maxZoom, tile.z)
  }
  entries.sort((a, b) => a.id - b.id)
  const { root, leaves } = directories(entries, entriesPerLeaf)
  const json = gzipSync(JSON.stringify(metadata))
  const counts = { addressed: entries.length, entries: entries.length, contents: contents.length }
  const header = headerOf({ root, json, leaves, size, counts, minZoom, maxZoom, ...kind })
  return new Uint8Array(Buffer.concat([header, root, json, leaves, ...contents]))
}

/** Small archives have a root alone; in others it points to leaves. */
function directories(
  entries: readonly Entry[],
  entriesPerLeaf: number,
): { root: Uint8Array; leaves: Uint8Array } {
  if (entries.length <= entriesPerLeaf) {
    return { root: directory(entries, 1), leaves: new Uint8Array() }
  }
  const leaves: Uint8Array[] = []
  const pointers: Entry[] = []
  let offset = 0
  for (let first = 0; first < entries.length; first += entriesPerLeaf) {
    const leaf = directory(entries.slice(first, first + entriesPerLeaf), 1)
    pointers.push({ id: entries[first]!.id, offset, length: leaf.length })
    leaves.push(leaf)
    offset += leaf.length
  }
  return { root: directory(pointers, 0), leaves: Buffer.concat(leaves) }
}

/** @param run 1 for entries that are tiles, 0 for entries that are leaves */
function directory(entries: readonly Entry[], run: 0 | 1): Uint8Array {
  const numbers = [
    entries.length,
    ...entries.map(({ id }, i) => id - (entries[i - 1]?.id ?? 0)),
    ...entries.map(() => run),
    ...entries.map(({ length }) => length),
    ...entries.map(({ offset }) => offset + 1),
  ]
  return gzipSync(Buffer.from(numbers.flatMap(varint)))
}

function varint(value: number): number[] {
  const bytes: number[] = []
  let rest = value
  while (rest >= 0x80) {
    bytes.push((rest % 0x80) + 0x80)
    rest = Math.floor(rest / 0x80)
  }
  return [...bytes, rest]
}

function headerOf({
  tileType = TileType.Mvt,
  tileCompression = Compression.Gzip,
  ...parts
}: Pick<ArchiveKind, 'tileType' | 'tileCompression'> & {
  root: Uint8Array
  json: Uint8Array
  leaves: Uint8Array
  size: number
  counts: { addressed: number; entries: number; contents: number }
  minZoom: number
  maxZoom: number
}): Uint8Array {
  const header = Buffer.alloc(headerBytes)
  header.write('PMTiles')
  header.writeUInt8(3, 7)
  const jsonOffset = headerBytes + parts.root.length
  const leavesOffset = jsonOffset + parts.json.length
  const contentsOffset = leavesOffset + parts.leaves.length
  const { addressed, entries, contents } = parts.counts
  const places = [
    [headerBytes, parts.root.length],
    [jsonOffset, parts.json.length],
    [leavesOffset, parts.leaves.length],
    [contentsOffset, parts.size],
    [addressed, entries],
    [contents],
  ].flat()
  places.forEach((value, i) => header.writeBigUInt64LE(BigInt(value), 8 + 8 * i))
  const isClustered = 0
  header.set(
    [isClustered, Compression.Gzip, tileCompression, tileType, parts.minZoom, parts.maxZoom],
    96,
  )
  const [west, south, east, north] = [-180, -85.0511287, 180, 85.0511287]
  const corners = [west, south, east, north]
  corners.forEach((degrees, i) => header.writeInt32LE(Math.round(degrees * 1e7), 102 + 4 * i))
  return header
}
