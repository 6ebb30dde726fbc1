import { gunzipSync } from 'node:zlib'
import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { afterAll, describe, expect, it } from 'vitest'
import { openBasemap } from './basemap.ts'
import { basemapFile } from './basemap-file.ts'
import { mercator } from '#contract/domain/tile-address.ts'

const basemap = await openBasemap(basemapFile)
afterAll(() => basemap.close())

async function layersAt(z: number, lat: number, lng: number) {
  const { x, y } = mercator({ lat, lng })
  const bytes = await basemap.tile({ z, x: Math.floor(x * 2 ** z), y: Math.floor(y * 2 ** z) })
  return bytes ? new VectorTile(new PbfReader(gunzipSync(bytes))).layers : {}
}

async function tagsAt(layer: string, z: number, lat: number, lng: number) {
  const { [layer]: found } = await layersAt(z, lat, lng)
  return Array.from({ length: found?.length ?? 0 }, (_, i) => found!.feature(i).properties)
}

const namesAt = async (z: number, lat: number, lng: number) =>
  (await tagsAt('labels', z, lat, lng)).map(({ name }) => name)

const bangkok = [13.7563, 100.5018] as const
const openGulf = [12.2, 100.2] as const

describe('the basemap', () => {
  it('has land, borders and the large countries on a tile of the world', async () => {
    const layers = await layersAt(1, 30, 100)
    expect(Object.keys(layers)).toEqual(expect.arrayContaining(['land', 'borders', 'countries']))
    const names = (await tagsAt('countries', 1, 30, 100)).map(({ name }) => name)
    expect(names).toContain('China')
    expect(names).not.toContain('Thailand')
  })

  it('names large places before small ones, down to villages', async () => {
    expect(await namesAt(5, ...bangkok)).toContain('Bangkok')
    expect(await namesAt(5, ...bangkok)).not.toContain('Bang Kho Laem')
    expect(await namesAt(13, 13.6932, 100.5025)).toContain('Bang Kho Laem')
    expect(await namesAt(14, 12.92419, 100.78794)).toContain('Ban Ko Lan')
  })

  it('has names in the languages of the product, and the one of the spot', async () => {
    const places = await tagsAt('labels', 5, ...bangkok)
    expect(places.find(({ name }) => name === 'Bangkok')).toMatchObject({
      local: 'กรุงเทพมหานคร',
      'name:th': 'กรุงเทพมหานคร',
      'name:ja': 'バンコク',
      'name:ru': 'Бангкок',
      'name:zh': '曼谷',
    })
    const countries = await tagsAt('countries', 3, 15, 101)
    expect(countries.find(({ name }) => name === 'Thailand')).toMatchObject({
      local: 'ไทย',
      'name:ja': 'タイ',
    })
  })

  it('has the rivers and the fine coast of the preset cities', async () => {
    expect(Object.keys(await layersAt(12, ...bangkok))).toEqual(
      expect.arrayContaining(['land', 'sea', 'shore', 'rivers']),
    )
    expect(Object.keys(await layersAt(12, 35.65, 139.8))).toContain('shore')
  })

  it('keeps a coast fine on the deepest tile', async () => {
    const { shore } = await layersAt(14, 12.92419, 100.78794)
    const corners = shore!.feature(0).loadGeometry().flat()
    expect(corners.length).toBeGreaterThan(15)
  })

  it('draws a tile as before once a thousand others were asked for', async () => {
    const { x, y } = mercator({ lat: bangkok[0], lng: bangkok[1] })
    const [left, top] = [Math.floor(x * 2 ** 13), Math.floor(y * 2 ** 13)]
    const first = await basemap.tile({ z: 13, x: left, y: top })
    for (let at = 0; at < 1024; at += 1) {
      const [dx, dy] = [at % 32, Math.floor(at / 32)]
      await basemap.tile({ z: 13, x: left - (left % 32) + dx, y: top - (top % 32) + dy })
    }
    expect(await basemap.tile({ z: 13, x: left, y: top })).toEqual(first)
  })

  it('has nothing to show on the open sea, coarse or fine', async () => {
    expect(await basemap.tile({ z: 10, x: 100, y: 500 })).toBeNull()
    expect(await layersAt(14, ...openGulf)).toEqual({})
  })

  it('has labels on one tile alone', async () => {
    const { x, y } = mercator({ lat: bangkok[0], lng: bangkok[1] })
    const [left, top] = [Math.floor(x * 2 ** 12), Math.floor(y * 2 ** 12)]
    const tiles = await Promise.all(
      [-1, 0, 1].flatMap((dx) =>
        [-1, 0, 1].map((dy) => basemap.tile({ z: 12, x: left + dx, y: top + dy })),
      ),
    )
    const holders = tiles.filter((bytes) =>
      gunzipSync(bytes ?? new Uint8Array()).includes('กรุงเทพมหานคร'),
    )
    expect(holders).toHaveLength(1)
  })

  it.each([
    [15, 0, 0],
    [-1, 0, 0],
    [3, 8, 0],
    [3, 0, -1],
    [3, 0.5, 0],
    [NaN, 0, 0],
  ])('refuses tile %d/%d/%d', async (z, x, y) => {
    await expect(basemap.tile({ z, x, y })).rejects.toThrow(RangeError)
  })
})
