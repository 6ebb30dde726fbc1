import * as z from 'zod/mini'
import type { SearchFilter } from '../domain/filter.ts'
import {
  listingTypeById,
  listingTypeId,
  listingTypes,
  type ListingType,
} from '../domain/listing-type.ts'
import type { CityCount } from '../domain/preset-cities.ts'
import { perPeriod, rentPeriods, type RentPeriod } from '../domain/rent-period.ts'
import {
  cityCount,
  mapBounds,
  searchFilter,
  typeIdList,
  type SearchFilterRecord,
} from '../wire/search.ts'
import {
  decodeCurrency,
  decodeInstant,
  encodeCurrency,
  encodeFlag,
  encodeInstant,
} from './primitives.ts'

type PeriodId = 0 | 1 | 2 | 3

const idOf = (period: RentPeriod) => rentPeriods.indexOf(period) as PeriodId

function decodeFilter(wire: SearchFilterRecord): SearchFilter {
  const bound = (text: string) => (text === '' ? null : Number(text))
  return {
    types: listingTypes.filter(({ id }) => wire.rentType[id] === 1).map(({ name }) => name),
    periods: rentPeriods.filter((period) => wire.rentPeriod[idOf(period)] === 1),
    prices: perPeriod((period) => ({
      min: bound(wire.minPrice[idOf(period)]),
      max: bound(wire.maxPrice[idOf(period)]),
    })),
    keyword: wire.keyword,
    currency: wire.CurrencyId === undefined ? null : decodeCurrency(wire.CurrencyId),
    freeDuring:
      wire.DTFROM === undefined || wire.DTTO === undefined
        ? null
        : { from: decodeInstant(wire.DTFROM), to: decodeInstant(wire.DTTO) },
    sort: wire.sort ?? 'newest',
  }
}

/** One value for each period, by its id on the wire. */
export const byPeriodId = <T>(value: (period: RentPeriod) => T) => ({
  0: value('hourly'),
  1: value('daily'),
  2: value('weekly'),
  3: value('monthly'),
})

export function encodeFilter(filter: SearchFilter): SearchFilterRecord {
  const { currency, freeDuring } = filter
  const bound = (price: number | null) => (price === null ? '' : String(price))
  const rentType: SearchFilterRecord['rentType'] = {}
  for (const { id, name } of listingTypes) {
    if (filter.types.includes(name)) rentType[id] = 1
  }
  return {
    rentType,
    rentPeriod: byPeriodId((period) => encodeFlag(filter.periods.includes(period))),
    minPrice: byPeriodId((period) => bound(filter.prices[period].min)),
    maxPrice: byPeriodId((period) => bound(filter.prices[period].max)),
    keyword: filter.keyword,
    ...(currency && { CurrencyId: encodeCurrency(currency) }),
    ...(freeDuring && {
      DTFROM: encodeInstant(freeDuring.from),
      DTTO: encodeInstant(freeDuring.to),
    }),
    ...(filter.sort !== 'newest' && { sort: filter.sort }),
  }
}

export const filterCodec = z.codec(searchFilter, z.custom<SearchFilter>(), {
  decode: decodeFilter,
  encode: encodeFilter,
})

export const typeIdsCodec = z.codec(typeIdList, z.custom<ListingType[]>(), {
  decode: (list) => [...new Set(list.split(','))].map((id) => listingTypeById(Number(id))),
  encode: (types) => types.map(listingTypeId).join(','),
})

/** A search as it is sent: the area, the filter, and the types once more as a list of ids. */
export const searchRequest = z.strictObject({
  lastMapBounds: mapBounds,
  lastFilter: filterCodec,
  rentType: typeIdsCodec,
})

export const cityCountCodec = z.codec(cityCount, z.custom<CityCount>(), {
  decode: (wire): CityCount => ({
    city: wire.City,
    place: { lat: wire.Lat, lng: wire.Lon },
    count: wire.Count,
  }),
  encode: ({ city, place, count }) => ({
    City: city,
    Lat: place.lat,
    Lon: place.lng,
    Count: count,
  }),
})
