import { promisify } from 'node:util'
import { brotliDecompress, gunzip, gzip } from 'node:zlib'
import { Compression } from 'pmtiles'

/** What a directory or a tile may become: a few bytes can name gigabytes. */
const limits = { maxOutputLength: 64 * 1024 * 1024 }

const [fromGzip, fromBrotli, toGzip] = [
  promisify(gunzip),
  promisify(brotliDecompress),
  promisify(gzip),
]

export const isReadable = (compression: Compression): boolean =>
  [Compression.None, Compression.Gzip, Compression.Brotli].includes(compression)

/** @throws Error when the bytes are not of this compression, or it is one that nobody reads here */
export async function decompress(
  data: ArrayBuffer,
  compression: Compression,
): Promise<ArrayBuffer> {
  switch (compression) {
    case Compression.None:
      return data
    case Compression.Gzip:
      return copyOf(await fromGzip(data, limits))
    case Compression.Brotli:
      return copyOf(await fromBrotli(data, limits))
    default:
      throw new Error('Unknown compression')
  }
}

/** A vector tile of an archive as it is served.
 *  @returns null when it is empty
 *  @throws Error when it is corrupt */
export async function gzippedTile(
  data: ArrayBuffer,
  compression: Compression,
): Promise<Uint8Array | null> {
  const tile = new Uint8Array(await decompress(data, compression))
  if (tile.length === 0) return null
  assertLayers(tile)
  return compression === Compression.Gzip
    ? new Uint8Array(data)
    : new Uint8Array(copyOf(await toGzip(tile)))
}

const layerTag = 0x1a

/** A vector tile is nothing but layers, each with its length before it. */
function assertLayers(tile: Uint8Array): void {
  let at = 0
  while (at < tile.length) {
    if (tile[at++] !== layerTag) throw new Error('This is no vector tile')
    let length = 0
    for (let factor = 1; ; factor *= 128) {
      const byte = tile[at++]
      if (byte === undefined || factor > 2 ** 28) throw new Error('A layer has no length')
      length += (byte & 127) * factor
      if (byte < 128) break
    }
    at += length
  }
  if (at !== tile.length) throw new Error('The last layer is cut off')
}

/** What zlib returns may be a view of a far larger buffer. */
const copyOf = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer
