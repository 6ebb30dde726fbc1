import * as z from 'zod/mini'
import { searchSorts } from '../domain/filter.ts'
import { listingTypes } from '../domain/listing-type.ts'
import { textLimits } from '../limits.ts'
import { currencyId, flag, instant, latitude, longitude, text } from './primitives.ts'

/** Of the bounds of a map, in whichever way they are sent. */
export const southIsBelowNorth = z.refine<{ south: number; north: number }>(
  ({ south, north }) => south <= north,
  { path: ['south'], error: 'lies north of north.' },
)

export const mapBounds = z
  .strictObject({ south: latitude, west: longitude, north: latitude, east: longitude })
  .check(southIsBelowNorth)

/** '' leaves that end of the range open. */
const priceText = z
  .string()
  .check(z.regex(/^(\d{1,12}(\.\d{1,2})?)?$/, 'must be a price such as 900 or 12.50'))

const perPeriodId = <T extends z.core.SomeType>(schema: T) =>
  z.strictObject({ 0: schema, 1: schema, 2: schema, 3: schema })

const typeFlag = z.optional(flag)
const typeFlags: Record<number, typeof typeFlag> = Object.fromEntries(
  listingTypes.map(({ id }) => [id, typeFlag]),
)

/** Flags and prices are keyed by the id of their type or period. */
export const searchFilter = z
  .strictObject({
    rentType: z
      .strictObject(typeFlags)
      .check(
        z.refine((flags) => Object.values(flags).includes(1), 'At least one type must be selected'),
      ),
    rentPeriod: perPeriodId(flag).check(
      z.refine(
        (flags) => Object.values(flags).includes(1),
        'At least one desired rent period must be selected',
      ),
    ),
    minPrice: perPeriodId(priceText),
    maxPrice: perPeriodId(priceText),
    keyword: text(textLimits.keyword).check(
      z.regex(/^[0-9a-zA-Z ]*$/, 'may have digits, letters a to z and spaces only.'),
    ),
    CurrencyId: z.optional(currencyId),
    DTFROM: z.optional(instant),
    DTTO: z.optional(instant),
    sort: z.optional(z.enum(searchSorts)),
  })
  .check(
    z.refine(
      ({ minPrice, maxPrice }) =>
        ([0, 1, 2, 3] as const).every(
          (id) => !minPrice[id] || !maxPrice[id] || Number(minPrice[id]) <= Number(maxPrice[id]),
        ),
      { path: ['minPrice'], error: 'is above the maximum price.' },
    ),
    z.refine(
      ({ DTFROM, DTTO }) =>
        (DTFROM === undefined) === (DTTO === undefined) &&
        (!DTFROM || !DTTO || new Date(DTFROM) < new Date(DTTO)),
      {
        path: ['DTTO'],
        error: 'must come after the start.',
      },
    ),
  )

export type SearchFilterRecord = z.output<typeof searchFilter>

const typeIds = new Set(listingTypes.map(({ id }) => String(id)))

const isTypeIdList = (text: string): boolean => {
  const ids = text.split(',', typeIds.size + 1)
  return ids.length <= typeIds.size && ids.every((id) => typeIds.has(id))
}

/** '0,1,2,3' */
export const typeIdList = z
  .string()
  .check(z.refine(isTypeIdList, 'must be type ids such as 0,1,2,3'))

export const cityCount = z.object({
  City: z.string(),
  Lat: latitude,
  Lon: longitude,
  Count: z.int(),
})
