import { gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { openGazetteer } from '#server/geo/gazetteer.ts'
import { openBasemap } from './basemap.ts'

const basemap = openBasemap(openGazetteer())
afterAll(() => basemap.close())

async function textOf(z: number, x: number, y: number): Promise<string> {
  const bytes = await basemap.tile(z, x, y)
  return bytes ? gunzipSync(bytes).toString('utf8') : ''
}

describe('the basemap', () => {
  it('shows land, borders and the large countries on a tile of the whole world', async () => {
    const world = await textOf(1, 1, 0)
    for (const text of ['land', 'borders', 'countries', 'Russia']) {
      expect(world.includes(text), text).toBe(true)
    }
    expect(world).not.toContain('Thailand')
  })

  it('names large places before small ones', async () => {
    expect(await textOf(5, 24, 14)).toContain('Bangkok')
    expect(await textOf(5, 24, 14)).not.toContain('Bang Kho Laem')
    expect(await textOf(13, 6382, 3781)).toContain('Bang Kho Laem')
  })

  it('has nothing to show on the open sea', async () => {
    expect(await basemap.tile(10, 100, 500)).toBeNull()
  })

  it('answers the same tile asked twice at once', async () => {
    const [a, b] = await Promise.all([basemap.tile(3, 6, 3), basemap.tile(3, 6, 3)])
    expect(a).toBe(b)
  })

  it.each([
    [15, 0, 0],
    [-1, 0, 0],
    [3, 8, 0],
    [3, 0, -1],
    [3, 0.5, 0],
    [NaN, 0, 0],
  ])('refuses tile %d/%d/%d', async (z, x, y) => {
    await expect(basemap.tile(z, x, y)).rejects.toThrow(RangeError)
  })
})
