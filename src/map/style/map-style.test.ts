import { expect, it } from 'vitest'
import { mapStyle } from './map-style.ts'

const choice = {
  source: {
    kind: 'tiles',
    tilesPath: '/tiles/{z}/{x}/{y}.mvt?v=1',
    streets: null,
    isMissingStreets: false,
  },
  language: 'en',
  origin: 'https://staylend.example',
} as const
const light = mapStyle({ ...choice, theme: 'light' })
const dark = mapStyle({ ...choice, theme: 'dark' })

it('differs between light and dark in paint only, so that switching loads nothing', () => {
  const unpainted = (style: typeof light) =>
    style.layers.map((layer) => ({ ...layer, paint: null }))
  expect(unpainted(dark)).toEqual(unpainted(light))
  expect(dark.sources).toEqual(light.sources)
  expect(dark.layers).not.toEqual(light.layers)
})

it('needs neither glyphs nor sprites from a server', () => {
  expect(light).not.toHaveProperty('glyphs')
  expect(light).not.toHaveProperty('sprite')
})

it('says whose data it shows', () => {
  expect(JSON.stringify(light.sources)).toMatch(/Natural Earth.*GSHHG.*GeoNames/)
})
