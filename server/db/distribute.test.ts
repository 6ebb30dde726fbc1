import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createTestDatabase } from '#tests/fixtures/postgres-server.ts'
import type { Database } from './database.ts'
import { openDatabase } from './open-database.ts'
import { migrate } from './migrate.ts'

/* What a cluster that is sharded by listing asks of the schema, read from the migrated database itself. */
const script = readFileSync(new URL('distribute.sql', import.meta.url), 'utf8')

const named = (call: string) => [...script.matchAll(new RegExp(`${call}\\('(\\w+)'`, 'g'))]
const referenced = named('create_reference_table').map(([, name]) => name)
const distributed = named('create_distributed_table').map(([, name]) => name)

let fresh: Awaited<ReturnType<typeof createTestDatabase>>
let database: Database
beforeAll(async () => {
  fresh = await createTestDatabase(inject('postgresUrl'))
  database = await openDatabase({ databaseUrl: fresh.url })
  await migrate(database)
})
afterAll(async () => {
  await database.close()
  await fresh.drop()
})

const keyOf = (table: string | undefined) => (table === 'listing' ? 'id' : 'listing_id')

test('what has a listing in its key is distributed by it, and nothing else is', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct i.indrelid::regclass::text as name from pg_index i
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    where i.indisprimary and a.attname = 'listing_id'
      and i.indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
  `.execute(database.kysely)
  expect(distributed.toSorted()).toEqual(['listing', ...rows.map(({ name }) => name)].toSorted())
})

test('each unique index and exclusion of a distributed table has the listing in it', async () => {
  const { rows } = await sql<{ table: string; index: string; columns: string[] }>`
    select i.indrelid::regclass::text as table, i.indexrelid::regclass::text as index,
      array_agg(a.attname::text) as columns
    from pg_index i
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    where i.indisunique or i.indisexclusion
    group by 1, 2
  `.execute(database.kysely)
  const ours = rows.filter(({ table }) => distributed.includes(table))
  expect(ours.length).toBeGreaterThan(distributed.length)
  const lacking = ours.filter(({ table, columns }) => !columns.includes(keyOf(table)))
  expect(lacking).toEqual([])
})

test('rows refer to rows of the same listing, or to what stands on every node', async () => {
  const { rows } = await sql<{ from: string; to: string; columns: string[]; others: string[] }>`
    select conrelid::regclass::text as from, confrelid::regclass::text as to,
      array(select attname::text from unnest(conkey) k
        join pg_attribute on attrelid = conrelid and attnum = k) as columns,
      array(select attname::text from unnest(confkey) k
        join pg_attribute on attrelid = confrelid and attnum = k) as others
    from pg_constraint where contype = 'f'
  `.execute(database.kysely)
  const crossing = rows.filter(({ from, to, columns, others }) => {
    if (!distributed.includes(from)) return distributed.includes(to)
    if (referenced.includes(to)) return false
    return !columns.includes(keyOf(from)) || !others.includes(keyOf(to))
  })
  expect(crossing).toEqual([])
})

test('no table has a trigger of ours', async () => {
  const { rows } = await sql`
    select tgname from pg_trigger where not tgisinternal`.execute(database.kysely)
  expect(rows).toEqual([])
})

test('every table that it names is there', async () => {
  const { rows } = await sql<{ name: string }>`
    select tablename::text as name from pg_tables where schemaname = 'public'
  `.execute(database.kysely)
  const tables = rows.map(({ name }) => name)
  expect([...distributed, ...referenced].filter((name) => !tables.includes(name ?? ''))).toEqual([])
})
