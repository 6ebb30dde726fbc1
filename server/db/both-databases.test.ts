import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { createEmptyDataDir } from '#tests/fixtures/embedded-template.ts'
import { createTestDatabase } from '#tests/fixtures/postgres-server.ts'
import type { Database } from './database.ts'
import { openDatabase, type DatabaseLocation } from './open-database.ts'
import { DatabaseError } from './database-error.ts'
import type { Schema } from './schema.ts'

interface Place {
  location: DatabaseLocation
  remove(): Promise<void>
}

const places: Record<Database['kind'], () => Promise<Place>> = {
  async embedded() {
    const { dataDir, remove } = await createEmptyDataDir()
    return { location: { dataDir }, remove }
  },
  async postgres() {
    const { url, drop } = await createTestDatabase(inject('postgresUrl'))
    return { location: { databaseUrl: url }, remove: drop }
  },
}

describe.each(['embedded', 'postgres'] as const)('on the %s database', (kind) => {
  let place: Place
  let database: Database
  let db: Kysely<Schema>

  beforeAll(async () => {
    place = await places[kind]()
    database = await openDatabase(place.location)
    db = database.kysely
    await database.runScript(`
      create extension if not exists btree_gist;
      create table thing (
        id int primary key, label text, big int8, price numeric, at timestamptz, day date,
        flag boolean, bytes bytea, words text[], moments timestamptz[], flags boolean[],
        counts int8[], data jsonb);
      create table stay (
        id int generated always as identity primary key, listing_id int, during tstzrange,
        constraint no_overlap exclude using gist (listing_id with =, during with &&));`)
  })

  beforeEach(() => database.runScript('truncate thing, stay'))

  afterAll(async () => {
    await database?.close()
    await place?.remove()
  })

  async function kept(column: string, value: unknown): Promise<unknown> {
    const name = sql.ref(column)
    const { rows } = await sql<{ value: unknown }>`
      insert into thing (id, ${name}) values (1, ${value}) returning ${name} as value`.execute(db)
    return rows[0]!.value
  }

  async function refusal(query: Promise<unknown>): Promise<DatabaseError> {
    const error = await query.then(
      () => undefined,
      (reason: unknown) => reason,
    )
    expect(error).toBeInstanceOf(DatabaseError)
    return error as DatabaseError
  }

  test.each([
    ['text', 'label', 'Zürich 東京 🏠 \\ " \' {}'],
    ['an empty text', 'label', ''],
    ['a megabyte of text', 'label', 'ü'.repeat(2 ** 19)],
    ['a wide integer', 'big', 9_007_199_254_740_991],
    ['a decimal', 'price', 12.5],
    ['an instant', 'at', new Date('2024-02-29T23:59:59.123Z')],
    ['an early instant', 'at', new Date('1901-01-01T00:00:00.000Z')],
    ['a calendar day', 'day', '2024-02-29'],
    ['true', 'flag', true],
    ['false', 'flag', false],
    ['bytes', 'bytes', new Uint8Array([0, 1, 127, 128, 255])],
    ['texts', 'words', ['a', 'b c', '', 'NULL', '"{,}\\', null, '東']],
    ['no texts', 'words', []],
    ['instants', 'moments', [new Date(0), new Date('2030-01-01T00:00:00Z')]],
    ['booleans', 'flags', [true, false, null]],
    ['wide integers', 'counts', [1, 2 ** 40]],
    ['an object', 'data', { a: [1, null, { b: 'ü' }] }],
    ['a list as JSON', 'data', [1, 'two']],
    ['null', 'label', null],
  ])('%s comes back as it went in', async (_what, column, value) => {
    expect(await kept(column, value)).toEqual(value)
  })

  test('a Buffer goes in as bytes', async () => {
    expect(await kept('bytes', Buffer.from('abc'))).toEqual(new Uint8Array([97, 98, 99]))
  })

  test('a megabyte of bytes comes back', async () => {
    const bytes = new Uint8Array(2 ** 20).fill(7)
    expect(Buffer.compare((await kept('bytes', bytes)) as Uint8Array, bytes)).toBe(0)
  })

  test('a text for JSON is JSON text', async () => {
    expect(await kept('data', '{"a":1}')).toEqual({ a: 1 })
  })

  test('a list can be searched with any()', async () => {
    await sql`insert into thing (id) values (1), (2), (3)`.execute(db)
    const { rows } = await sql`select id from thing where id = any(${[1, 3]}) order by id`.execute(
      db,
    )
    expect(rows).toEqual([{ id: 1 }, { id: 3 }])
  })

  test('undefined is refused', async () => {
    await expect(kept('label', undefined)).rejects.toThrow('$1 is undefined')
  })

  test.each([
    ['text', 'label', 'a\0b'],
    ['texts', 'words', ['a\0b']],
  ])('a NUL byte in %s is an error and no more', async (_what, column, value) => {
    expect((await refusal(kept(column, value))).code).toBe('22021')
    expect(await kept('label', 'still there')).toBe('still there')
  })

  test('a taken key is 23505 with its constraint', async () => {
    await kept('label', 'first')
    const { code, constraint, detail } = await refusal(kept('label', 'second'))
    expect({ code, constraint }).toEqual({ code: '23505', constraint: 'thing_pkey' })
    expect(detail).toContain('(id)=(1)')
  })

  test('an overlap is 23P01 with its constraint', async () => {
    const stay = (range: string) =>
      sql`insert into stay (listing_id, during) values (1, ${range})`.execute(db)
    await stay('[2024-01-01,2024-01-05)')
    await stay('[2024-01-05,2024-01-06)')
    const { code, constraint } = await refusal(stay('[2024-01-04,2024-01-07)'))
    expect({ code, constraint }).toEqual({ code: '23P01', constraint: 'no_overlap' })
  })

  test('a serialisation failure is 40001', async () => {
    const failure = sql`do $$ begin raise sqlstate '40001'; end $$`.execute(db)
    expect((await refusal(failure)).code).toBe('40001')
  })

  test('rows written are counted', async () => {
    await sql`insert into thing (id) values (1), (2)`.execute(db)
    const written = await sql`update thing set big = ${5}`.execute(db)
    expect(written.numAffectedRows).toBe(2n)
    expect((await sql`select 1 as one`.execute(db)).numAffectedRows).toBeUndefined()
  })

  test('a failed transaction leaves nothing, a good one everything', async () => {
    const insert = (id: number, fails: boolean) =>
      db.transaction().execute(async (trx) => {
        await sql`insert into thing (id) values (${id})`.execute(trx)
        if (fails) await sql`select 1 / 0`.execute(trx)
      })
    expect((await refusal(insert(1, true))).code).toBe('22012')
    await insert(2, false)
    expect((await sql`select id from thing`.execute(db)).rows).toEqual([{ id: 2 }])
  })

  test('a commit that can only roll back is an error', async () => {
    const transaction = db.transaction().execute(async (trx) => {
      await sql`insert into thing (id) values (1)`.execute(trx)
      await sql`select 1 / 0`.execute(trx).catch(() => undefined)
    })
    expect((await refusal(transaction)).code).toBe('25P02')
  })

  test('a savepoint takes back its part only', async () => {
    const trx = await db.startTransaction().execute()
    await sql`insert into thing (id) values (1)`.execute(trx)
    const part = await trx.savepoint('part').execute()
    await sql`insert into thing (id) values (2)`.execute(part)
    await part.rollbackToSavepoint('part').execute()
    await trx.commit().execute()
    expect((await sql`select id from thing`.execute(db)).rows).toEqual([{ id: 1 }])
  })

  test('transactions at the same time lose no update', async () => {
    await sql`insert into thing (id, big) values (1, 0)`.execute(db)
    const add = () =>
      db.transaction().execute(async (trx) => {
        const { rows } = await sql<{ big: number }>`
          select big from thing where id = 1 for no key update`.execute(trx)
        await sql`update thing set big = ${rows[0]!.big + 1} where id = 1`.execute(trx)
      })
    await Promise.all(Array.from({ length: 30 }, add))
    expect((await sql`select big from thing`.execute(db)).rows).toEqual([{ big: 30 }])
  })
})
