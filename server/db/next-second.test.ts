import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isSameSecond, nextSecond } from '#contract/domain/change-second.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'
import { nextSecondOfRow } from './next-second.ts'

const now = new Date('2026-11-20T07:00:00.500Z')
const after = (ms: number) => new Date(now.getTime() + ms)

describe('a change is dated', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await openTestApp()
  })
  afterAll(() => site.close())

  test.each([
    ['now, a day after the one before', -86_400_000, 0],
    ['now, a second after the one before', -1000, 0],
    ['a second after one of the same second', -300, 700],
    ['a second after one of the same moment', 0, 1000],
    ['a second after one that leads, as those do that are made at once', 119_000, 120_000],
    ['now, after one that a clock has dated that ran ahead', 119_001, 0],
    ['now, after one of next year', 365 * 86_400_000, 0],
  ])('%s', async (_when, updatedMs, datedMs) => {
    const updatedOn = after(updatedMs)
    expect(nextSecond(updatedOn, now)).toEqual(after(datedMs))
    const { rows } = await sql`
      select ${nextSecondOfRow(now)} as dated from (select ${updatedOn}::timestamptz as updated_on) as row
    `.execute(site.context.db)
    expect(rows).toEqual([{ dated: after(datedMs) }])
  })
})

test('two instants of one second are one on the wire', () => {
  expect(isSameSecond(after(-500), after(499))).toBe(true)
  expect(isSameSecond(after(-501), after(-500))).toBe(false)
  expect(isSameSecond(after(0), after(500))).toBe(false)
})
