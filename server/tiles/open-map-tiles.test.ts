import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { bangkokStreets, bangkokTiles, crossingTile } from '#tests/fixtures/bangkok-streets.ts'
import {
  failing,
  inRanges,
  stalling,
  startRangeServer,
  type RangeServer,
} from '#tests/fixtures/range-server.ts'
import { writePmtiles } from '#tests/fixtures/write-pmtiles.ts'
import type { ArchivePlace } from './archive-place.ts'
import type { Basemap } from './basemap.ts'
import { openMapTiles, type MapTiles } from './open-map-tiles.ts'
import { assertTileAddress } from '#contract/domain/tile-address.ts'

const folder = mkdtempSync(join(tmpdir(), 'staylend-map-tiles-'))
afterAll(() => rmSync(folder, { recursive: true }))

const embedded = Buffer.from('embedded')
const basemap: Omit<Basemap, 'close'> = {
  version: '7',
  async tile(tile) {
    assertTileAddress(tile)
    return embedded
  },
}
const plainPath = '/tiles/{z}/{x}/{y}.mvt?v=7'

const good = bangkokStreets()
const inArchive = crossingTile(14)
const street = bangkokTiles().find(
  ({ z, x, y }) => z === 14 && x === inArchive.x && y === inArchive.y,
)!.bytes

async function open(place: ArchivePlace | null, timeoutMs?: number) {
  const clock = { now: 0 }
  const said: string[] = []
  const tiles = await openMapTiles({
    basemap,
    place,
    warn: (sentence) => said.push(sentence),
    timeoutMs,
    now: () => clock.now,
  })
  onTestFinished(() => tiles.close())
  return { tiles, said, clock }
}

function fileOf(bytes: Uint8Array): ArchivePlace {
  const path = join(folder, `${Math.random()}.pmtiles`)
  writeFileSync(path, bytes)
  return { kind: 'file', path }
}

async function openServer(answer: RangeServer['answer'], timeoutMs?: number) {
  const server = await startRangeServer(answer)
  onTestFinished(() => server.close())
  return { server, ...(await open({ kind: 'url', url: server.url }, timeoutMs)) }
}

const tileAt = (tiles: MapTiles, { z, x, y }: { z: number; x: number; y: number }) =>
  tiles.tile({ z, x, y })
const versionOf = (tiles: MapTiles) => /\?v=(.+)$/.exec(tiles.mapSource().tilesPath)?.[1]

describe('without streets', () => {
  test('the map is the embedded one, under its own version', async () => {
    const { tiles, said } = await open(null)
    expect(tiles.mapSource()).toEqual({
      kind: 'tiles',
      tilesPath: plainPath,
      streets: null,
      isMissingStreets: false,
    })
    expect(await tileAt(tiles, inArchive)).toEqual({ bytes: embedded, version: '7' })
    expect(said).toEqual([])
  })
})

describe('with streets', () => {
  test('a tile is the archive’s where it has one, the embedded one elsewhere', async () => {
    const { tiles } = await open(fileOf(good))
    const version = versionOf(tiles)
    expect(version).toMatch(/^7-[0-9a-f]{12}$/)
    expect(tiles.mapSource()).toMatchObject({
      streets: { maxZoom: 14, attribution: expect.stringContaining('OpenStreetMap') },
      isMissingStreets: false,
    })
    expect(await tileAt(tiles, inArchive)).toEqual({ bytes: street, version })
    expect(await tiles.tile({ z: 14, x: 0, y: 0 })).toEqual({ bytes: embedded, version })
  })

  test('the version is another one for another archive', async () => {
    const [one, other] = await Promise.all(
      [good, writePmtiles({ tiles: bangkokTiles().slice(3) })].map(
        async (bytes) => (await open(fileOf(bytes))).tiles,
      ),
    )
    expect(versionOf(one!)).not.toBe(versionOf(other!))
  })

  test('the map asks for no more zooms than the archive has', async () => {
    const { tiles } = await open(
      fileOf(writePmtiles({ tiles: bangkokTiles().filter(({ z }) => z <= 9) })),
    )
    expect(tiles.mapSource().streets?.maxZoom).toBe(9)
    expect((await tileAt(tiles, inArchive)).bytes).toBe(embedded)
  })

  test.each([
    [15, 0, 0],
    [3, 8, 0],
    [NaN, 0, 0],
  ])('tile %d/%d/%d is refused', async (z, x, y) => {
    const { tiles } = await open(fileOf(good))
    await expect(tiles.tile({ z, x, y })).rejects.toThrow(RangeError)
  })
})

describe('an archive that cannot be read', () => {
  test('leaves the embedded map, one sentence, and a word for the map', async () => {
    const { tiles, said } = await open(fileOf(Buffer.from('GIF89a')))
    expect(tiles.mapSource()).toEqual({
      kind: 'tiles',
      tilesPath: plainPath,
      streets: null,
      isMissingStreets: true,
    })
    expect(await tileAt(tiles, inArchive)).toEqual({ bytes: embedded, version: '7' })
    expect(said).toHaveLength(1)
    expect(said[0]).toMatch(
      /^TILES [^.]*\.\d+\.pmtiles cannot be read, .*: it is no PMTiles archive\.$/,
    )
  })

  test('is opened once it can be', async () => {
    const { server, tiles, said, clock } = await openServer(failing(503))
    expect(tiles.mapSource().isMissingStreets).toBe(true)
    expect(said[0]).not.toContain('hush')
    server.answer = inRanges(good)
    tiles.mapSource()
    expect(server.asked).toBe(1)
    clock.now = 31_000
    await expect.poll(() => tiles.mapSource().streets).not.toBeNull()
    expect((await tileAt(tiles, inArchive)).bytes).toEqual(street)
    expect(said).toHaveLength(2)
    expect(said[1]).toMatch(/can be read again/)
  })

  test('is tried more and more rarely, and said to be so once', async () => {
    const { server, tiles, said, clock } = await openServer(failing(503))
    for (let minute = 0; minute < 120; minute++) {
      clock.now = minute * 60_000
      const { asked } = server
      tiles.mapSource()
      // A try that has begun is over when the next one could begin.
      await expect.poll(async () => (await tileAt(tiles, inArchive)).bytes).toBe(embedded)
      expect(server.asked - asked).toBeLessThanOrEqual(1)
    }
    expect(server.asked).toBeLessThan(12)
    expect(said).toHaveLength(1)
  })
})

describe('while an address does not answer', () => {
  test.each([
    ['stalls', stalling, 1000],
    ['answers 500', failing(500), undefined],
  ])('(it %s) tiles are the embedded ones, for now', async (_how, answer, timeoutMs) => {
    const { server, tiles, said } = await openServer(inRanges(good), timeoutMs)
    const version = versionOf(tiles)
    server.answer = answer
    const tilesThen = await Promise.all([13, 14, 12, 11].map((z) => tileAt(tiles, crossingTile(z))))
    for (const tile of tilesThen) expect(tile).toEqual({ bytes: embedded, version: null })
    expect(said).toHaveLength(1)
    const { asked } = server
    expect(await tileAt(tiles, crossingTile(10))).toEqual({ bytes: embedded, version: null })
    expect(server.asked).toBe(asked)
    expect(versionOf(tiles)).toBe(version)
  })

  test('it is tried again later', async () => {
    const { server, tiles, said, clock } = await openServer(inRanges(good))
    server.answer = failing(500)
    await tileAt(tiles, inArchive)
    server.answer = inRanges(good)
    clock.now = 31_000
    await expect.poll(async () => (await tileAt(tiles, inArchive)).version).not.toBeNull()
    expect((await tileAt(tiles, inArchive)).bytes).toEqual(street)
    expect(said).toHaveLength(2)
  })

  test('another archive in its place is another version', async () => {
    const { server, tiles, clock } = await openServer(inRanges(good))
    const before = versionOf(tiles)
    server.answer = inRanges(good, '"2"')
    expect((await tileAt(tiles, inArchive)).version).toBeNull()
    clock.now = 31_000
    await expect.poll(() => versionOf(tiles)).not.toBe(before)
  })
})

test('a file that another one is moved over is that one, a little later', async () => {
  const place = fileOf(good)
  const other = fileOf(writePmtiles({ tiles: bangkokTiles().filter(({ z }) => z <= 9) }))
  if (place.kind !== 'file' || other.kind !== 'file') throw new Error('Both are files')
  const { tiles, said, clock } = await open(place)
  renameSync(other.path, place.path)
  expect(await tileAt(tiles, inArchive)).toEqual({ bytes: embedded, version: null })
  clock.now = 31_000
  await expect.poll(() => tiles.mapSource().streets?.maxZoom).toBe(9)
  expect(said).toHaveLength(2)
})

test('a corrupt tile is the embedded one, and said once', async () => {
  const broken = [13, 14].map((z) => ({ ...crossingTile(z), bytes: Buffer.from('not gzip') }))
  const { tiles, said } = await open(
    fileOf(writePmtiles({ tiles: [...broken, { ...crossingTile(12), bytes: street }] })),
  )
  for (const z of [14, 13, 14]) {
    expect(await tileAt(tiles, crossingTile(z))).toEqual({ bytes: embedded, version: null })
  }
  expect((await tileAt(tiles, crossingTile(12))).bytes).toEqual(street)
  expect(said).toHaveLength(1)
  expect(said[0]).toMatch(/^TILES .* has a corrupt tile, 14\/\d+\/\d+/)
})
