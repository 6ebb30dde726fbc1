import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createEmptyDataDir } from '#tests/fixtures/embedded-template.ts'
import { closedGate } from '#tests/fixtures/gate.ts'
import type { Database } from '../database.ts'
import { StartError } from '../start-error.ts'
import { startChild } from './child.fixture.ts'
import { openEmbedded } from './open-embedded.ts'

let folder: Awaited<ReturnType<typeof createEmptyDataDir>>
let database: Database | undefined

beforeEach(async () => {
  folder = await createEmptyDataDir()
})

afterEach(async () => {
  await database?.close()
  database = undefined
  await folder.remove()
})

async function open(): Promise<Database> {
  database = await openEmbedded(folder)
  return database
}

async function notes({ kysely }: Pick<Database, 'kysely'>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from note order by id`.execute(kysely)
  return rows.map(({ id }) => id)
}

test('every write acknowledged before a kill is there after it', async () => {
  const writer = await startChild('write', folder.dataDir)
  await expect
    .poll(() => writer.output().split('\n').length, { timeout: 20_000 })
    .toBeGreaterThan(100)
  await writer.kill()
  const acknowledged = writer.output().trim().split('\n').map(Number)
  const found = await notes(await open())
  expect(found.slice(0, acknowledged.length)).toEqual(acknowledged)
  expect(found.length - acknowledged.length).toBeLessThanOrEqual(1)
})

test('a second process is refused while the first has the folder open', async () => {
  await open()
  const { output } = await (await startChild('open', folder.dataDir)).ended
  expect(output).toMatch(/^StartError DATA_DIR: another process is using/)
})

// It creates a database twice.
test(
  'a creation that was killed half-way leaves nothing half-made',
  { timeout: 120_000 },
  async () => {
    rmSync(join(folder.dataDir, 'database'), { recursive: true })
    const creator = await startChild('beginToCreate', folder.dataDir)
    expect(readdirSync(folder.dataDir).join()).toContain('database.new-')
    await creator.kill()
    expect(readdirSync(folder.dataDir)).not.toContain('database')
    const { kysely } = await open()
    expect((await sql`select 1 as one`.execute(kysely)).rows).toEqual([{ one: 1 }])
    expect(readdirSync(folder.dataDir).join()).not.toContain('database.new-')
  },
)

test('a folder that cannot be written is refused in words', async () => {
  const file = join(folder.dataDir, 'file')
  writeFileSync(file, '')
  const opening = openEmbedded({ dataDir: join(file, 'below') })
  await expect(opening).rejects.toThrow(StartError)
  await expect(opening).rejects.toThrow(/^DATA_DIR: .* cannot be written \(ENOTDIR\)\.$/)
})

test('what was written is there when the database is opened again', async () => {
  const first = await open()
  await first.runScript('create table note (id int primary key); insert into note values (7)')
  await first.close()
  await expect(first.runScript('select 1')).rejects.toThrow('is closed')
  expect(await notes(await open())).toEqual([7])
})

test('a transaction keeps its turn and the others wait for it', async () => {
  const db = await open()
  await db.runScript('create table note (id int primary key)')
  const { opened: begun, open: begin } = closedGate()
  const written = vi.fn()
  const transaction = db.kysely.transaction().execute(async (trx) => {
    await sql`insert into note values (1)`.execute(trx)
    begin()
    // One that did not wait would come between these.
    for (let asked = 0; asked < 5; asked += 1) expect(await notes({ kysely: trx })).toEqual([1])
    expect(written).not.toHaveBeenCalled()
    throw new Error('changed my mind')
  })
  await begun
  const meanwhile = sql`insert into note values (2)`.execute(db.kysely).then(written)
  await expect(transaction).rejects.toThrow('changed my mind')
  await meanwhile
  expect(await notes(db)).toEqual([2])
})

test('a transaction that nobody ended does not swallow the writes after it', async () => {
  const db = await open()
  await db.runScript('create table note (id int primary key)')
  await sql`begin`.execute(db.kysely)
  await sql`insert into note values (3)`.execute(db.kysely)
  await db.close()
  expect(await notes(await open())).toEqual([3])
})

test('an engine that dies refuses everything that waits for it', async () => {
  const db = await open()
  await db.runScript('create table note (id int primary key)')
  rmSync(join(folder.dataDir, 'database/pg_wal'), { recursive: true })
  const fatal = db.runScript(
    'insert into note values (1); select pg_switch_wal(); insert into note values (2)',
  )
  const waiting = sql`select 1`.execute(db.kysely)
  await expect(fatal).rejects.toThrow('The embedded database stopped')
  await expect(waiting).rejects.toThrow('The embedded database stopped')
})
