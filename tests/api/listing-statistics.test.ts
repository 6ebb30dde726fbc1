import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statisticsReader } from '#server/db/repositories/listing-statistics.ts'
import { newListing, newUser } from '#tests/fixtures/people.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

const copies = 9000

describe.each(['embedded', 'postgres'] as const)('on %s', (kind) => {
  let site: TestApp
  let cell: number
  beforeAll(async () => {
    site = await openTestApp({ kind })
    const { db } = site.context
    const lender = await newUser(site)
    const id = await newListing(lender)
    await sql`
      insert into listing (site_id, user_id, title, type_id, currency_id, words, is_active, lat, lng,
        hourly_offered, hourly_approval, daily_offered, daily_approval,
        weekly_offered, weekly_approval, monthly_offered, monthly_approval, updated_on)
      select site_id, user_id, title, type_id, currency_id,
        case when copy % 30 = 0 then array['pool', 'jacuzzi'] else array['pool', 'garden'] end,
        true, case when copy <= 50 then 1 else 13.75 end, 100.5,
        hourly_offered, hourly_approval, daily_offered, daily_approval,
        weekly_offered, weekly_approval, monthly_offered, monthly_approval,
        timestamptz '2026-11-01 00:00Z' + copy * interval '1 second'
      from listing cross join generate_series(1, ${sql.lit(copies)}) as copy where id = ${id}`.execute(
      db,
    )
    await sql`delete from listing where id = ${id}`.execute(db)
    const rows = await db.selectFrom('listing').select('cell').where('lat', '>', 13).execute()
    cell = rows[0]!.cell!
  })
  afterAll(() => site.close())

  test('nothing is known until the database has looked, and then what it saw', async () => {
    const { db } = site.context
    let nowMs = Date.now()
    const reader = statisticsReader(db, () => new Date(nowMs))
    const before = await reader.read()
    expect(before.areRarer(['pool'], [cell])).toBe(true)
    expect(before.newestSince(1)).toBeNull()

    await sql`analyze listing`.execute(db)
    expect(await reader.read()).toBe(before)
    nowMs += 11 * 60_000
    // Nobody waits for what is read meanwhile.
    expect(await reader.read()).toBe(before)
    await expect.poll(() => reader.read()).not.toBe(before)
    const { areRarer, expectedIn, halvesOf, newestSince } = await reader.read()

    expect(areRarer(['pool'], [cell])).toBe(false)
    expect(areRarer(['pool', 'garden'], [cell])).toBe(false)
    expect(areRarer(['jacuzzi'], [cell])).toBe(true)
    expect(areRarer(['pool', 'jacuzzi'], [cell])).toBe(true)
    expect(areRarer(['jacuzzi'], [cell + 1])).toBe(false)
    expect(areRarer(['elephant'], [cell + 1])).toBe(true)

    expect(expectedIn([cell], [])).toBe(copies - 50)
    expect(expectedIn([cell, cell + 1], ['pool', 'garden']) / copies).toBeCloseTo(29 / 30, 1)
    expect(expectedIn([cell], ['elephant'])).toBe(0)
    expect(expectedIn([], [])).toBe(0)

    expect(halvesOf([1, cell, 2])).toEqual([[cell], [1, 2]])
    expect(halvesOf([])).toEqual([[], []])

    const newest = await db
      .selectFrom('listing')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('updated_on', '>=', newestSince(0.123)!)
      .executeTakeFirstOrThrow()
    expect(Number(newest.count) / copies).toBeCloseTo(0.123, 1.5)
  })
})

test('a database that cannot say is asked again, and what it said before is good until then', async () => {
  const site = await openTestApp()
  let asked = 0
  let isAway = true
  let nowMs = 0
  const reader = statisticsReader(
    site.context.db.withPlugin({
      transformQuery({ node }) {
        asked += 1
        if (isAway) throw new Error('away')
        return node
      },
      transformResult: async ({ result }) => result,
    }),
    () => new Date(nowMs),
  )
  await expect(reader.read()).rejects.toThrow('away')
  await expect(reader.read()).rejects.toThrow('away')

  isAway = false
  const before = await reader.read()
  isAway = true
  nowMs += 11 * 60_000
  const askedBefore = asked
  expect(await reader.read()).toBe(before)
  expect(await reader.read()).toBe(before)
  expect(asked).toBe(askedBefore + 1)
  await site.close()
})
