import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createEmptyDataDir } from '#tests/fixtures/embedded-template.ts'
import { openEngine, type Engine } from './engine.ts'
import { PreparedStatements } from './prepared-statements.ts'

let folder: Awaited<ReturnType<typeof createEmptyDataDir>>
let engine: Engine
let statements: PreparedStatements

beforeEach(async () => {
  folder = await createEmptyDataDir()
  engine = await openEngine(join(folder.dataDir, 'database'))
  statements = new PreparedStatements(engine.pg)
  await statements.runScript('create table note (id int primary key)')
})

afterEach(async () => {
  await engine.pg.close()
  await folder.remove()
})

const rowsOf = async (text: string, ...parameters: unknown[]) =>
  (await statements.run(text, parameters))?.rows

const keptCount = async () => {
  const { rows } = await engine.pg.query<{ count: number }>(
    'select count(*) as count from pg_prepared_statements',
  )
  return rows[0]?.count
}

const add = 'insert into note (id) values ($1)'
const all = 'select * from note where id >= $1 order by id'

test('a statement is prepared once, and answers each time', async () => {
  for (const id of [1, 2, 3]) expect(await statements.run(add, [id])).toMatchObject({ rowCount: 1 })
  expect(await rowsOf(all, 2)).toEqual([{ id: 2 }, { id: 3 }])
  expect(await rowsOf(all, 3)).toEqual([{ id: 3 }])
  expect(await keptCount()).toBe(2)
})

test('a statement finds the columns that were added after it', async () => {
  await rowsOf(add, 1)
  expect(await rowsOf(all, 1)).toEqual([{ id: 1 }])
  await statements.runScript(`alter table note add column text text not null default ''`)
  expect(await rowsOf(all, 1)).toEqual([{ id: 1, text: '' }])
})

test('the oldest of many are let go of, and answer again', async () => {
  await rowsOf(add, 1)
  for (let at = 0; at < 300; at += 1) {
    expect(await rowsOf(`select id + ${at} as sum from note where id = $1`, 1)).toEqual([
      { sum: 1 + at },
    ])
  }
  expect(await keptCount()).toBe(200)
  expect(await rowsOf('select id + 0 as sum from note where id = $1', 1)).toEqual([{ sum: 1 }])
})

test('what is refused leaves the next unharmed', async () => {
  await rowsOf(add, 1)
  await expect(rowsOf(add, 1)).rejects.toMatchObject({ code: '23505' })
  await expect(rowsOf(add, 'one')).rejects.toMatchObject({ code: '22P02' })
  await expect(rowsOf('select from nowhere where $1', true)).rejects.toMatchObject({
    code: '42P01',
  })
  expect(engine.pg.isInTransaction()).toBe(false)
  expect(await rowsOf(all, 1)).toEqual([{ id: 1 }])

  await statements.runScript('begin')
  await expect(rowsOf(add, 1)).rejects.toMatchObject({ code: '23505' })
  await expect(rowsOf(all, 1)).rejects.toMatchObject({ code: '25P02' })
  await statements.runScript('rollback')
  expect(await rowsOf(all, 1)).toEqual([{ id: 1 }])
})
