import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { createTestDatabase } from '#tests/fixtures/postgres-server.ts'
import type { Database } from './database.ts'
import { openDatabase } from './open-database.ts'
import { migrate } from './migrate.ts'

let fresh: Awaited<ReturnType<typeof createTestDatabase>>
let databases: Database[]
let folder: string

beforeEach(async () => {
  fresh = await createTestDatabase(inject('postgresUrl'))
  const open = () => openDatabase({ databaseUrl: fresh.url })
  databases = await Promise.all([open(), open(), open()])
  folder = mkdtempSync(join(tmpdir(), 'staylend-migrations-'))
  writeFileSync(join(folder, '0001_first.sql'), 'create table a (id int); create table b (id int);')
  writeFileSync(join(folder, '0002_second.sql'), '-- one row\ninsert into a values (1);')
  writeFileSync(join(folder, 'README.md'), 'not a migration')
})

afterEach(async () => {
  await Promise.all(databases.map((database) => database.close()))
  await fresh.drop()
  rmSync(folder, { recursive: true })
})

async function rowsOfA(): Promise<unknown[]> {
  return (await sql`select id from a`.execute(databases[0]!.kysely)).rows
}

test('files are applied in order and once', async () => {
  expect(await migrate(databases[0]!, folder)).toEqual(['0001_first.sql', '0002_second.sql'])
  expect(await migrate(databases[0]!, folder)).toEqual([])
  expect(await rowsOfA()).toHaveLength(1)
})

test('several processes that start at once apply each file once', async () => {
  const applied = await Promise.all(databases.map((database) => migrate(database, folder)))
  expect(applied.flat().sort()).toEqual(['0001_first.sql', '0002_second.sql'])
  expect(await rowsOfA()).toHaveLength(1)
})

test('a file that fails leaves nothing of itself and is tried again', async () => {
  writeFileSync(join(folder, '0003_third.sql'), 'insert into a values (2); select 1 / 0;')
  await expect(migrate(databases[0]!, folder)).rejects.toThrow('division by zero')
  expect(await rowsOfA()).toHaveLength(1)
  writeFileSync(join(folder, '0003_third.sql'), 'insert into a values (2);')
  expect(await migrate(databases[0]!, folder)).toEqual(['0003_third.sql'])
})
