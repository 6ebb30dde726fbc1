import { sql } from 'kysely'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { collectPictures } from '#server/services/collect-pictures.ts'
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
  await collect(site.context)
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
  await collect({ ...moved.context, media: site.context.media })
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

test('what a newer version has migrated is not copied by this one', async () => {
  const empty = await createTestDatabase(inject('postgresUrl'))
  onTestFinished(empty.drop)
  const { db } = site.context
  await sql`create table later (id int)`.execute(db)
  await sql`insert into migration values ('9999_later.sql', now())`.execute(db)
  onTestFinished(async () => {
    await sql`drop table later`.execute(db)
    await sql`delete from migration where name = '9999_later.sql'`.execute(db)
  })
  expect(await runCommand(site, ['move-database', empty.url])).toMatchObject({
    code: 1,
    complained:
      'A newer version has applied 9999_later.sql to this database. Copy it with that version.',
  })
})

test('an address can stand in the environment, where nobody reads it in the list of processes', async () => {
  const usage = 'move-database takes one <postgres address>, here or in TARGET_DATABASE_URL.'
  expect((await runCommand(site, ['move-database'])).complained).toContain(usage)
  vi.stubEnv('TARGET_DATABASE_URL', target.url)
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(await runCommand(site, ['move-database'])).toMatchObject({
    complained: 'That PostgreSQL has users already. Nothing was copied.',
  })
})

test('a PostgreSQL to which a server is connected is copied only after a question', async () => {
  const source = await createTestDatabase(inject('postgresUrl'))
  onTestFinished(source.drop)
  const running = await openTestApp({ kind: 'postgres', databaseUrl: source.url })
  onTestFinished(running.close)
  const database = await openDatabase({ databaseUrl: source.url })
  onTestFinished(database.close)
  const move = (answer: boolean | null) =>
    runCommand({ ...running, database }, ['move-database', target.url], answer)
  const refused = await move(false)
  expect(refused).toMatchObject({ code: 1, complained: 'Nothing was changed.' })
  expect(refused.asked[0]).toMatch(/^The site itself has \d+ connections? to the database/)
  expect(await move(null)).toMatchObject({ code: 2 })

  await running.close()
  await expect
    .poll(() => move(null))
    .toMatchObject({ code: 1, complained: expect.stringContaining('has users already') })
})

test('one that cannot be reached is told without its password', async () => {
  const { code, complained } = await runCommand(site, [
    'move-database',
    'postgres://us:hush@127.0.0.1:1/x',
  ])
  expect(code).toBe(1)
  expect(complained).toMatch(/^TARGET_DATABASE_URL: no PostgreSQL answers at 127\.0\.0\.1:1 /)
  expect(complained).not.toContain('hush')
})

test('a user who may make no tables in it is told so', async () => {
  const empty = await createTestDatabase(inject('postgresUrl'))
  const asOwner = postgres(empty.url, { max: 1 })
  const visitor = `visitor_${new URL(empty.url).pathname.slice(1)}`
  await asOwner.unsafe(`create role ${visitor} login password 'hush'`)
  onTestFinished(async () => {
    await asOwner.unsafe(`drop role ${visitor}`)
    await asOwner.end()
    await empty.drop()
  })
  const url = new URL(empty.url)
  url.username = visitor
  url.password = 'hush'
  const { code, complained } = await runCommand(site, ['move-database', url.href])
  expect({ code, complained }).toEqual({
    code: 1,
    complained:
      "PostgreSQL lets its user set up no tables (permission denied for schema public): the database and all tables in it have to be that user's.",
  })
})

/** Fails for a database that the pictures do not belong to. */
const collect = (context: TestApp['context']) =>
  collectPictures(context, new AbortController().signal, (error) => {
    throw error
  })

const idsOf = async ({ kysely }: Database) =>
  (await kysely.selectFrom('listing').select('id').execute()).map(({ id }) => id)
