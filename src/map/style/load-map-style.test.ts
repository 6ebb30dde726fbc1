import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import type { StyleSpecification } from 'maplibre-gl'
import { describe, expect, it } from 'vitest'
import type { TileMap } from '#contract/domain/map-source.ts'
import { boldFont, plainFont } from './fonts.ts'
import { loadMapStyle } from './load-map-style.ts'
import { mapStyle } from './map-style.ts'

const plain: TileMap = {
  kind: 'tiles',
  tilesPath: '/tiles/{z}/{x}/{y}.mvt?v=1',
  streets: null,
  isMissingStreets: false,
}
const withStreets: TileMap = { ...plain, streets: { maxZoom: 12, attribution: '© Streets' } }
const languages = ['en', 'th', 'ru', 'it', 'de', 'es', 'fr', 'ja', 'zh']

const load = (source: TileMap, theme: 'light' | 'dark' = 'light', language = 'en') =>
  loadMapStyle({ source, theme, language, origin: 'https://staylend.example' })

const symbols = (style: StyleSpecification) =>
  style.layers.filter((layer) => layer.type === 'symbol')
const lists = (value: unknown): unknown[][] =>
  Array.isArray(value) ? [value, ...value.flatMap(lists)] : []

describe('the style of a map', () => {
  it('is the embedded one where there are no streets', async () => {
    expect(await load(plain)).toEqual(
      mapStyle({
        source: plain,
        theme: 'light',
        language: 'en',
        origin: 'https://staylend.example',
      }),
    )
  })

  it('is one promise for one choice, so that a component can read it', () => {
    expect(load(withStreets)).toBe(load({ ...withStreets }))
    expect(load(withStreets)).not.toBe(load(withStreets, 'dark'))
  })
})

describe('the style of streets', () => {
  it.each(languages)('is one that MapLibre takes, in %s', async (language) => {
    expect(validateStyleMin(await load(withStreets, 'light', language))).toEqual([])
  })

  it('asks for no more zooms than there are, and names whose streets they are', async () => {
    const { basemap } = (await load(withStreets)).sources
    expect(basemap).toMatchObject({
      maxzoom: 12,
      attribution: expect.stringMatching(/© Streets.*Natural Earth/),
    })
  })

  it('keeps all of the embedded one, below the names', async () => {
    const style = await load(withStreets)
    const { layers } = await load(plain)
    for (const layer of layers) expect(style.layers).toContainEqual(layer)
    expect(new Set(style.layers.map(({ id }) => id)).size).toBe(style.layers.length)
    const firstName = style.layers.findIndex(({ type }) => type === 'symbol')
    expect(style.layers.slice(firstName).every(({ type }) => type === 'symbol')).toBe(true)
  })

  it('draws streets, rails, water and parks from the tiles of the basemap', async () => {
    const drawn = (await load(withStreets)).layers.map((layer) =>
      'source-layer' in layer ? `${layer.source} ${layer['source-layer']}` : '',
    )
    for (const layer of ['earth', 'water', 'roads', 'landuse', 'buildings', 'places', 'pois']) {
      expect(drawn).toContain(`basemap ${layer}`)
    }
  })

  it('differs between light and dark in paint only, so that switching loads nothing', async () => {
    const [light, dark] = [await load(withStreets), await load(withStreets, 'dark')]
    const unpainted = ({ layers }: StyleSpecification) =>
      layers.map((layer) => ({ ...layer, paint: Object.keys(layer.paint ?? {}) }))
    expect(unpainted(dark)).toEqual(unpainted(light))
    expect(dark.sources).toEqual(light.sources)
    expect(dark.layers).not.toEqual(light.layers)
  })

  it('needs neither glyphs nor pictures from a server', async () => {
    const style = await load(withStreets, 'light', 'th')
    expect(style).not.toHaveProperty('glyphs')
    expect(style).not.toHaveProperty('sprite')
    const text = JSON.stringify(symbols(style))
    expect(text).not.toMatch(/"icon-|pgf:|Noto Sans (Devanagari|Regular|Medium|Italic)/)
    for (const { layout } of symbols(style)) {
      const fonts = lists(layout?.['text-font']).filter((list) => list.includes('sans-serif'))
      expect(fonts.length).toBeGreaterThan(0)
      for (const stack of fonts) expect([plainFont, boldFont]).toContainEqual(stack)
    }
  })

  it.each([
    ['th', 'name:th', 'Thai'],
    ['th-TH', 'name:th', 'Thai'],
    ['ru', 'name:ru', 'Cyrillic'],
    ['ja', 'name:ja', 'Hiragana'],
    ['zh', 'name:zh-Hans', 'Han'],
  ])('names places in the language of the reader: %s', async (language, name, script) => {
    const { layers } = await load(withStreets, 'light', language)
    const cities = JSON.stringify(layers.find(({ id }) => id === 'streets-places_locality'))
    expect(cities).toContain(`"${name}"`)
    expect(cities).toContain(`"${script}"`)
  })
})
