import type { Kysely } from 'kysely'
import { currencyById } from '#contract/domain/currency.ts'
import type { ExchangeRates, ReferenceRates } from '#contract/domain/exchange.ts'
import type { Schema } from '../schema.ts'

export async function findRates(db: Kysely<Schema>): Promise<ReferenceRates> {
  const rows = await db.selectFrom('exchange_rate').selectAll().orderBy('as_of').execute()
  const unitsPerUsd = Object.fromEntries(
    rows.map(({ currency_id, units_per_usd }) => [currencyById(currency_id).code, units_per_usd]),
  ) as ExchangeRates
  return { asOf: rows[0]?.as_of ?? '', unitsPerUsd }
}
