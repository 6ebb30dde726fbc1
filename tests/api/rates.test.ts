import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { referenceRatesCodec } from '#contract/codecs/rates.ts'
import { getRates } from '#contract/endpoints/rent.ts'
import { createContext } from '#server/create-context.ts'
import { Client } from '#tests/fixtures/client.ts'
import { buildTestApp, openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await openTestApp()
})
afterAll(() => site.close())

test('anyone reads the rates that the search compares prices by, and how old they are', async () => {
  const table = await new Client(site.app).get(getRates)
  expect(z.decode(referenceRatesCodec, table)).toEqual(site.context.rates)
  expect(table).toMatchObject({ AsOf: '2025-11-03', UnitsPerUsd: { 0: 1, 1: 32.4, 7: 26_300 } })
})

const noPlaces = Promise.resolve({ search: () => [], suggest: () => [], nearest: () => null })
/** What a server stands on that is started now. */
const startedNow = () =>
  createContext({ ...site.context, gazetteer: noPlaces, sessionSecret: null })

test('rates that an operator replaced hold from the next start on, as old as the oldest', async () => {
  const replaced = site.context.db.updateTable('exchange_rate').set({ as_of: '2026-11-02' })
  await replaced.set({ units_per_usd: 33.1 }).where('currency_id', '=', 1).execute()
  const app = await buildTestApp(await startedNow())
  const table = await new Client(app).get(getRates)
  await app.close()
  expect(table).toMatchObject({ AsOf: '2025-11-03', UnitsPerUsd: { 1: 33.1 } })
  await replaced.execute()
  expect((await startedNow()).rates.asOf).toBe('2026-11-02')
})
