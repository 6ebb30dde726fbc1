import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { countTilesOfArea, tilesOfArea } from './map-area.ts'
import { assertTileAddress, maxTileZoom, mercator } from './tile-address.ts'

const pattaya = { lat: 12.9276, lng: 100.8771 }
const nameOf = ({ z, x, y }: { z: number; x: number; y: number }) => `${z}/${x}/${y}`

it('has the tile of the place at every zoom', () => {
  const names = new Set(tilesOfArea({ centre: pattaya, radiusMetres: 100 }).map(nameOf))
  const { x, y } = mercator(pattaya)
  for (let z = 0; z <= maxTileZoom; z++) {
    expect(names).toContain(nameOf({ z, x: Math.floor(x * 2 ** z), y: Math.floor(y * 2 ** z) }))
  }
})

it('grows with its radius', () => {
  const count = (radiusMetres: number) => countTilesOfArea({ centre: pattaya, radiusMetres })
  expect(count(1_000)).toBeLessThan(40)
  expect(count(5_000)).toBeGreaterThan(40)
  expect(count(5_000)).toBeLessThan(120)
})

it('goes on beyond the date line', () => {
  const tiles = tilesOfArea({ centre: { lat: -17, lng: 179.99 }, radiusMetres: 5_000 })
  const columns = tiles.filter(({ z }) => z === maxTileZoom).map(({ x }) => x)
  expect(columns).toContain(0)
  expect(columns).toContain(2 ** maxTileZoom - 1)
})

it('names tiles that there are, each once, and as many as are counted, wherever it lies', () => {
  fc.assert(
    fc.property(
      fc.record({
        lat: fc.double({ min: -90, max: 90, noNaN: true }),
        lng: fc.double({ min: -180, max: 180, noNaN: true }),
      }),
      fc.integer({ min: 1, max: 500 }),
      (centre, radiusMetres) => {
        const tiles = tilesOfArea({ centre, radiusMetres })
        tiles.forEach(assertTileAddress)
        expect(new Set(tiles.map(nameOf)).size).toBe(tiles.length)
        expect(tiles.length).toBeGreaterThan(maxTileZoom)
        expect(tiles.length).toBe(countTilesOfArea({ centre, radiusMetres }))
      },
    ),
  )
})
