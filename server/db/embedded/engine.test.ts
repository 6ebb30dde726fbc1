import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createEmptyDataDir } from '#tests/fixtures/embedded-template.ts'
import type { Engine } from './engine.ts'
import { openEngine } from './engine.ts'

let folder: Awaited<ReturnType<typeof createEmptyDataDir>>
let engine: Engine

beforeEach(async () => {
  folder = await createEmptyDataDir()
  engine = await openEngine(join(folder.dataDir, 'database'))
  await engine.pg.exec('create table note (id int primary key)')
})

afterEach(async () => {
  await engine.pg.close()
  await folder.remove()
})

test('every commit reaches the disk', async () => {
  const before = engine.fs.fsyncs
  for (const id of [1, 2, 3]) await engine.pg.query('insert into note values ($1)', [id])
  expect(engine.fs.fsyncs - before).toBeGreaterThanOrEqual(3)
})

test('PostgreSQL itself believes in fsync', async () => {
  const settings = await engine.pg.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings
     where name in ('fsync', 'wal_sync_method', 'synchronous_commit', 'full_page_writes')`,
  )
  expect(Object.fromEntries(settings.rows.map(({ name, setting }) => [name, setting]))).toEqual({
    fsync: 'on',
    wal_sync_method: 'fsync',
    synchronous_commit: 'on',
    full_page_writes: 'on',
  })
})
