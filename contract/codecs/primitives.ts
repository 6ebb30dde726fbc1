import { currencyByCode, currencyById, type CurrencyCode } from '../domain/currency.ts'
import type { Rating } from '../domain/rating.ts'
import type { RatingRecord } from '../wire/primitives.ts'

/** ISO 8601 in UTC, to the second. */
export const encodeInstant = (instant: Date) => `${instant.toISOString().slice(0, 19)}Z`
export const decodeInstant = (text: string) => new Date(text)

export const encodeFlag = (value: boolean): 0 | 1 => (value ? 1 : 0)
export const decodeFlag = (value: 0 | 1) => value === 1

export const encodeCurrency = (code: CurrencyCode): number => currencyByCode(code).id
export const decodeCurrency = (id: number): CurrencyCode => currencyById(id).code

export const encodeRating = (rating: Rating | null): RatingRecord => ({
  Stars: rating?.average ?? null,
  Reviews: rating?.count ?? 0,
})

export const decodeRating = ({ Stars, Reviews }: RatingRecord): Rating | null =>
  Stars === null ? null : { average: Stars, count: Reviews }
