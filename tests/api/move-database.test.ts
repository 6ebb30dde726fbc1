import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { allTables, textsOf } from '#tests/fixtures/all-tables.ts'
import { liveFully } from '#tests/fixtures/full-life.ts'
import { newListing, newUser } from '#tests/fixtures/people.ts'
import { createTestDatabase } from '#tests/fixtures/postgres-server.ts'
import { runCommand } from '#tests/fixtures/run-command.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

let site: TestApp
let target: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  site = await openTestApp({ calendars: { read: async () => [] } })
  await liveFully(site)
  target = await createTestDatabase(inject('postgresUrl'))
})
afterAll(async () => {
  await site.close()
  await target.drop()
})

const rowsIn = async ({ context }: Pick<TestApp, 'context'>, table: string) =>
  (await textsOf({ context } as TestApp, table)).toSorted()

test('everything moves into an empty PostgreSQL, and new ids go on after the old ones', async () => {
  const { code, said, complained } = await runCommand(site, ['move-database', target.url])
  expect({ code, complained }).toEqual({ code: 0, complained: '' })
  expect(said).toMatch(/^app_user: \d+ rows$/m)

  const moved = await openTestApp({ kind: 'postgres', databaseUrl: target.url })
  const tables = (await allTables(site)).filter((table) => table !== 'migration')
  for (const table of tables) {
    expect({ table, rows: await rowsIn(moved, table) }).toEqual({
      table,
      rows: await rowsIn(site, table),
    })
  }
  const before = Math.max(...(await idsOf(moved.database)))
  const id = await newListing(await newUser(moved, { email: 'later@mail.example' }))
  expect(id).toBeGreaterThan(before)
  await moved.close()
})

test('a PostgreSQL that has users is left as it is', async () => {
  const { code, complained } = await runCommand(site, ['move-database', target.url])
  expect({ code, complained }).toEqual({
    code: 1,
    complained: 'That PostgreSQL has users already. Nothing was copied.',
  })
})

test('one that cannot be reached is told without its password', async () => {
  const { code, complained } = await runCommand(site, [
    'move-database',
    'postgres://us:hush@127.0.0.1:1/x',
  ])
  expect(code).toBe(1)
  expect(complained).toMatch(/no PostgreSQL answers at 127\.0\.0\.1:1/)
  expect(complained).not.toContain('hush')
})

const idsOf = async ({ kysely }: Database) =>
  (await kysely.selectFrom('listing').select('id').execute()).map(({ id }) => id)
