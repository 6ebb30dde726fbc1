import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { wordCounts } from '#server/db/repositories/word-counts.ts'
import { newListing, newUser } from '#tests/fixtures/people.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

describe.each(['embedded', 'postgres'] as const)('on %s', (kind) => {
  let site: TestApp
  beforeAll(async () => {
    site = await openTestApp({ kind })
    const lender = await newUser(site)
    const id = await newListing(lender)
    await sql`
      insert into listing (site_id, user_id, title, type_id, currency_id, words,
        hourly_offered, hourly_approval, daily_offered, daily_approval,
        weekly_offered, weekly_approval, monthly_offered, monthly_approval)
      select site_id, user_id, title, type_id, currency_id,
        case when copy % 30 = 0 then array['pool', 'jacuzzi'] else array['pool', 'garden'] end,
        hourly_offered, hourly_approval, daily_offered, daily_approval,
        weekly_offered, weekly_approval, monthly_offered, monthly_approval
      from listing cross join generate_series(1, 9000) as copy where id = ${id}`.execute(
      site.context.db,
    )
  })
  afterAll(() => site.close())

  test('words are rare where one of them is, and until the database has counted', async () => {
    const { db } = site.context
    let nowMs = Date.now()
    const counts = wordCounts(db, () => new Date(nowMs))
    expect(await counts.areRare(['pool'])).toBe(true)

    await sql`analyze listing`.execute(db)
    expect(await counts.areRare(['pool'])).toBe(true)
    nowMs += 11 * 60_000
    expect(await counts.areRare(['pool'])).toBe(false)
    expect(await counts.areRare(['pool', 'garden'])).toBe(false)
    expect(await counts.areRare(['jacuzzi'])).toBe(true)
    expect(await counts.areRare(['pool', 'jacuzzi'])).toBe(true)
    expect(await counts.areRare(['elephant'])).toBe(true)
  })
})

test('a database that could not say is asked again', async () => {
  const site = await openTestApp()
  const failing = wordCounts(
    site.context.db.withPlugin({
      transformQuery: () => {
        throw new Error('away')
      },
      transformResult: async ({ result }) => result,
    }),
    () => new Date(0),
  )
  await expect(failing.areRare(['pool'])).rejects.toThrow('away')
  await expect(failing.areRare(['pool'])).rejects.toThrow('away')
  await site.close()
})
