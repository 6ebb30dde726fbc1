import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { numberBetween } from '#tests/fixtures/number-between.ts'
import { countTilesOfArea, tilesOfArea } from './map-area.ts'
import type { LatLng } from './place.ts'
import { assertTileAddress, maxTileZoom, mercator } from './tile-address.ts'

const pattaya = { lat: 12.9276, lng: 100.8771 }
const degrees = (most: number) => numberBetween(-most, most)

/** Some metres from a place; the globe is flat there. */
const placeBeyond = ({ lat, lng }: LatLng, metres: number, direction: number): LatLng => {
  const north = (metres / 111_195) * Math.cos(direction)
  const east = (metres / 111_195) * Math.sin(direction)
  return { lat: lat + north, lng: lng + east / Math.cos((lat * Math.PI) / 180) }
}

const nameOf = ({ z, x, y }: { z: number; x: number; y: number }) => `${z}/${x}/${y}`

it('has the tile of the place at every zoom', () => {
  const names = new Set(tilesOfArea({ centre: pattaya, radiusMetres: 100 }).map(nameOf))
  const { x, y } = mercator(pattaya)
  for (let z = 0; z <= maxTileZoom; z++) {
    expect(names).toContain(nameOf({ z, x: Math.floor(x * 2 ** z), y: Math.floor(y * 2 ** z) }))
  }
})

it('has the tile of whatever is nearer than its radius, as far from the equator as people live', () => {
  fc.assert(
    fc.property(
      fc.record({ lat: degrees(75), lng: degrees(180) }),
      fc.integer({ min: 1, max: 5_000 }),
      degrees(180),
      (centre, radiusMetres, direction) => {
        const near = placeBeyond(centre, radiusMetres * 0.99, (direction * Math.PI) / 180)
        const side = 2 ** maxTileZoom
        const { x, y } = mercator(near)
        const tile = { z: maxTileZoom, x: Math.floor(x * side), y: Math.floor(y * side) }
        const names = tilesOfArea({ centre, radiusMetres }).map(nameOf)
        expect(names).toContain(nameOf({ ...tile, x: (tile.x + side) % side }))
      },
    ),
  )
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
      fc.record({ lat: degrees(90), lng: degrees(180) }),
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
