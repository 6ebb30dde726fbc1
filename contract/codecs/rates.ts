import * as z from 'zod/mini'
import type { ReferenceRates } from '../domain/exchange.ts'
import { referenceRates } from '../wire/rates.ts'

export const referenceRatesCodec = z.codec(referenceRates, z.custom<ReferenceRates>(), {
  decode: ({ AsOf, UnitsPerUsd }): ReferenceRates => ({
    asOf: AsOf,
    unitsPerUsd: {
      USD: UnitsPerUsd[0],
      THB: UnitsPerUsd[1],
      EUR: UnitsPerUsd[2],
      RUB: UnitsPerUsd[3],
      JPY: UnitsPerUsd[4],
      AUD: UnitsPerUsd[5],
      KRW: UnitsPerUsd[6],
      VND: UnitsPerUsd[7],
    },
  }),
  encode: ({ asOf, unitsPerUsd: { USD, THB, EUR, RUB, JPY, AUD, KRW, VND } }) => ({
    AsOf: asOf,
    UnitsPerUsd: { 0: USD, 1: THB, 2: EUR, 3: RUB, 4: JPY, 5: AUD, 6: KRW, 7: VND },
  }),
})
