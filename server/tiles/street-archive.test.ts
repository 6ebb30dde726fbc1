import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib'
import * as fc from 'fast-check'
import { Compression, TileType } from 'pmtiles'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { bangkokStreets, bangkokTiles, crossingTile } from '#tests/fixtures/bangkok-streets.ts'
import {
  failing,
  inRanges,
  stalling,
  startRangeServer,
  whole,
  type RangeServer,
} from '#tests/fixtures/range-server.ts'
import { streetMetadata, writePmtiles } from '#tests/fixtures/write-pmtiles.ts'
import { ArchiveProblem } from './archive-problem.ts'
import { openStreetArchive, type StreetArchive } from './street-archive.ts'

const folder = mkdtempSync(join(tmpdir(), 'staylend-archive-'))
afterAll(() => rmSync(folder, { recursive: true }))

const good = bangkokStreets()
const tiles = bangkokTiles()
const crossing = crossingTile(14)
const stored = tiles.find(({ z, x, y }) => z === 14 && x === crossing.x && y === crossing.y)!

async function openFile(bytes: Uint8Array): Promise<StreetArchive> {
  const path = join(folder, `${Math.random()}.pmtiles`)
  writeFileSync(path, bytes)
  const archive = await openStreetArchive({ kind: 'file', path }, 1_000)
  onTestFinished(() => archive.close())
  return archive
}

async function openUrl(answer: RangeServer['answer'], timeoutMs = 5_000) {
  const server = await startRangeServer(answer)
  onTestFinished(() => server.close())
  const archive = await openStreetArchive({ kind: 'url', url: server.url }, timeoutMs)
  return { server, archive }
}

describe('an archive', () => {
  test.each([
    ['in a file', () => openFile(good)],
    ['at an address', async () => (await openUrl(inRanges(good))).archive],
  ])('%s has tiles, and none where it has none', async (_where, open) => {
    const archive = await open()
    expect(archive.maxZoom).toBe(14)
    expect(archive.attribution).toContain('OpenStreetMap')
    expect(await archive.tile(crossing)).toEqual(stored.bytes)
    expect(await archive.tile({ z: 14, x: 0, y: 0 })).toBeNull()
    expect(await archive.tile({ z: 0, x: 0, y: 0 })).not.toBeNull()
  })

  test.each([
    ['gzip', Compression.Gzip, (tile: Uint8Array) => gzipSync(tile)],
    ['brotli', Compression.Brotli, (tile: Uint8Array) => brotliCompressSync(tile)],
    ['nothing', Compression.None, (tile: Uint8Array) => tile],
  ])('compressed with %s is served in gzip', async (_name, tileCompression, compress) => {
    const plain = gunzipSync(stored.bytes)
    const archive = await openFile(
      writePmtiles({
        tiles: [{ ...crossing, bytes: new Uint8Array(compress(plain)) }],
        tileCompression,
      }),
    )
    expect(gunzipSync((await archive.tile(crossing))!)).toEqual(plain)
  })

  test('has no tiles outside of its zooms', async () => {
    const archive = await openFile(
      writePmtiles({ tiles: tiles.filter(({ z }) => z >= 5 && z <= 8) }),
    )
    expect(archive.maxZoom).toBe(8)
    expect(await archive.tile(crossingTile(8))).not.toBeNull()
    expect(await archive.tile(crossingTile(4))).toBeNull()
    expect(await archive.tile(crossingTile(9))).toBeNull()
  })

  test('is another version when it changes, and the same when it does not', async () => {
    const versions = await Promise.all(
      [good, good, writePmtiles({ tiles: tiles.slice(1) })].map(
        async (bytes) => (await openFile(bytes)).version,
      ),
    )
    expect(versions[0]).toBe(versions[1])
    expect(versions[0]).not.toBe(versions[2])
    const marked = await openUrl(inRanges(good, '"2"'))
    expect((await openUrl(inRanges(good, '"1"'))).archive.version).not.toBe(marked.archive.version)
  })

  test('is asked once for a tile', async () => {
    const { server, archive } = await openUrl(inRanges(good))
    await archive.tile(crossing)
    const { asked } = server
    await archive.tile(crossing)
    expect(server.asked).toBe(asked)
  })
})

describe('a tile is corrupt', () => {
  const broken = (bytes: Uint8Array, tileCompression = Compression.Gzip) =>
    openFile(
      writePmtiles({
        tiles: [
          { ...crossing, bytes },
          { ...crossingTile(3), bytes: stored.bytes },
        ],
        tileCompression,
      }),
    )

  test.each([
    ['is no gzip', () => broken(Buffer.from('not gzip'))],
    ['is cut off', () => broken(stored.bytes.subarray(0, 40))],
    ['is no vector tile', () => broken(gzipSync('<html>'))],
    ['ends within a layer', () => broken(gzipSync(gunzipSync(stored.bytes).subarray(0, -5)))],
    ['is no vector tile, uncompressed', () => broken(Buffer.from('GIF89a'), Compression.None)],
  ])('when it %s, and says so', async (_how, open) => {
    const archive = await open()
    await expect(archive.tile(crossing)).rejects.toThrow(Error)
  })

  test('and the others are not', async () => {
    const archive = await broken(Buffer.from('not gzip'))
    expect(await archive.tile(crossingTile(3))).toEqual(stored.bytes)
  })
})

/** The header with one byte changed. */
function withByte(at: number, value: number): Uint8Array {
  const bytes = good.slice()
  bytes[at] = value
  return bytes
}

const jpeg = Buffer.concat([Buffer.from('ffd8ffe000104a464946', 'hex'), Buffer.alloc(20_000, 7)])
const noise = Buffer.from(Array.from({ length: 20_000 }, (_, index) => (index * 7919) % 251))
const layers = (...ids: string[]) => ids.map((id) => ({ id, fields: {} }))

describe('what is no archive of streets is refused with the reason', () => {
  test.each<[string, Uint8Array, RegExp]>([
    ['nothing', new Uint8Array(), /is empty|no PMTiles/],
    ['a JPEG', jpeg, /no PMTiles/],
    ['noise', noise, /no PMTiles/],
    ['an SQLite database', Buffer.from('SQLite format 3\0'.padEnd(4_096)), /SQLite/],
    ['version 2', Buffer.from('PM\x02\x00'.padEnd(600_000, '\0'), 'latin1'), /version 2/],
    ['version 4', withByte(7, 4), /version 4/],
    ['half a header', good.subarray(0, 60), /truncated/],
    ['half a directory', good.subarray(0, 150), /directory cannot be read|truncated/],
    ['a part of the tiles', good.subarray(0, -1), /truncated/],
    ['a corrupt directory', withByte(140, 0xff), /directory cannot be read/],
    ['pictures', writePmtiles({ tiles, tileType: TileType.Png }), /pictures/],
    ['an unknown kind of tiles', writePmtiles({ tiles, tileType: TileType.Unknown }), /vector/],
    ['zstd', writePmtiles({ tiles, tileCompression: Compression.Zstd }), /compressed/],
    ['an unknown compression', writePmtiles({ tiles, tileCompression: 0 }), /compressed/],
    [
      'another schema',
      writePmtiles({ tiles, metadata: { vector_layers: layers('transportation', 'water') } }),
      /layers of the Protomaps basemap \(earth, roads, places\)/,
    ],
    [
      'an older schema',
      writePmtiles({
        tiles,
        metadata: {
          vector_layers: streetMetadata.vector_layers.map((layer) => ({
            ...layer,
            fields: { 'pmap:kind': 'String' },
          })),
        },
      }),
      /older than version 4/,
    ],
    ['metadata of another shape', writePmtiles({ tiles, metadata: null }), /layers/],
  ])('%s', async (_what, bytes, reason) => {
    await expect(openFile(bytes)).rejects.toThrow(reason)
    await expect(openUrl(inRanges(bytes))).rejects.toThrow(reason)
  })

  test('no such file, and a folder', async () => {
    const open = (path: string) => openStreetArchive({ kind: 'file', path }, 1_000)
    await expect(open(join(folder, 'none.pmtiles'))).rejects.toThrow('there is no such file')
    await expect(open(folder)).rejects.toThrow('it is no file')
  })
})

describe('an address is refused', () => {
  test.each<[string, RangeServer['answer'], RegExp]>([
    ['that ignores ranges', whole(good), /byte ranges/],
    ['that answers 500', failing(500), /answered with 500/],
    ['that answers 404', failing(404), /answered with 404/],
    ['that ends the connection', (request) => void request.destroy(), /cannot be reached/],
  ])('%s', async (_what, answer, reason) => {
    await expect(openUrl(answer)).rejects.toThrow(reason)
  })

  test('that never answers, after a while', async () => {
    await expect(openUrl(stalling, 100)).rejects.toThrow('does not answer in time')
  })

  test('that ends in the middle of a part', async () => {
    const answer: RangeServer['answer'] = (_request, response) => {
      response.writeHead(206, { 'content-range': 'bytes 0-16383/20000', 'content-length': 16_384 })
      response.write(good.subarray(0, 50), () => response.destroy())
    }
    await expect(openUrl(answer)).rejects.toThrow('cannot be reached')
  })

  test('that has changed since it was opened', async () => {
    const { server, archive } = await openUrl(inRanges(good, '"1"'))
    server.answer = inRanges(good, '"2"')
    await expect(archive.tile(crossing)).rejects.toThrow('has changed')
  })
})

test('a file that changes while it is open is not read on', async () => {
  const path = join(folder, 'changing.pmtiles')
  writeFileSync(path, good)
  const archive = await openStreetArchive({ kind: 'file', path }, 1_000)
  onTestFinished(() => archive.close())
  writeFileSync(path, good.subarray(0, 500))
  await expect(archive.tile(crossing)).rejects.toThrow('has changed')
})

test('whatever is changed in an archive, it is refused, or a tile is', async () => {
  const byte = fc.record({ at: fc.nat(good.length - 1), value: fc.nat(255) })
  const early = fc.record({ at: fc.nat(700), value: fc.nat(255) })
  const path = join(folder, 'changed.pmtiles')
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(early, byte), { minLength: 1, maxLength: 6 }),
      async (changes) => {
        const bytes = good.slice()
        for (const { at, value } of changes) bytes[at] = value
        writeFileSync(path, bytes)
        const archive = await openStreetArchive({ kind: 'file', path }, 1_000).catch(
          (error: unknown) => {
            expect(error).toBeInstanceOf(ArchiveProblem)
            return null
          },
        )
        for (const z of [0, 7, 14]) {
          const tile = await archive?.tile(crossingTile(z)).catch(() => null)
          if (tile) expect(gunzipSync(tile).length).toBeGreaterThan(0)
        }
        await archive?.close()
      },
    ),
    { numRuns: 300 },
  )
})
