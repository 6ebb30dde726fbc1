import { gzipSync } from 'node:zlib'
import { PMTiles } from 'pmtiles'
import { expect, it } from 'vitest'
import { writePmtiles } from './write-pmtiles.ts'

const bytesOf = (text: string) => new Uint8Array(gzipSync(text))

function open(archive: Uint8Array) {
  return new PMTiles({
    getKey: () => 'test',
    getBytes: async (offset, length) => ({
      data: new Uint8Array(archive.subarray(offset, offset + length)).buffer,
    }),
  })
}

async function textAt(archive: PMTiles, z: number, x: number, y: number) {
  const tile = await archive.getZxy(z, x, y)
  return tile && new TextDecoder().decode(tile.data)
}

it('writes what a reader of the format finds again', async () => {
  const tiles = [
    { tile: { z: 1, x: 1, y: 0 }, bytes: bytesOf('east') },
    { tile: { z: 0, x: 0, y: 0 }, bytes: bytesOf('world') },
  ]
  const archive = open(writePmtiles(tiles, { metadata: { name: 'Two tiles' } }))
  expect(await textAt(archive, 0, 0, 0)).toBe('world')
  expect(await textAt(archive, 1, 1, 0)).toBe('east')
  expect(await textAt(archive, 1, 0, 0)).toBeUndefined()
  expect(await archive.getMetadata()).toEqual({ name: 'Two tiles' })
  expect(await archive.getHeader()).toMatchObject({ minZoom: 0, maxZoom: 1, tileType: 1 })
})

it('finds every tile of an archive with several directories', async () => {
  const z = 7
  const tiles = Array.from({ length: 4 ** z }, (_, i) => {
    const tile = { z, x: i % 2 ** z, y: Math.floor(i / 2 ** z) }
    return { tile, bytes: bytesOf(`${tile.x}/${tile.y}`) }
  })
  const archive = open(writePmtiles(tiles, { metadata: {} }))
  for (const { tile } of tiles.filter((_, i) => i % 97 === 0)) {
    expect(await textAt(archive, z, tile.x, tile.y)).toBe(`${tile.x}/${tile.y}`)
  }
})

it('holds the same tile once', () => {
  const land = (x: number) => ({ tile: { z: 4, x, y: 5 }, bytes: new Uint8Array(1000) })
  const many = writePmtiles(
    Array.from({ length: 16 }, (_, x) => land(x)),
    { metadata: {} },
  )
  expect(many.length).toBeLessThan(2000)
})
