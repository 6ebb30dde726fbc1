import { describe, expect, test } from 'vitest'
import { keepsFirst } from './kept-statements.ts'

test('a statement is kept from its first time on', () => {
  const keeps = keepsFirst()
  expect(keeps('select id from chat where id = $1', [1])).toBe(true)
  expect(keeps('select id from chat where id = $1', [2])).toBe(true)
})

test('what has no parameters may be a script', () => {
  expect(keepsFirst()('create table a (); create table b ()', [])).toBe(false)
})

describe('a statement that names no columns is not kept', () => {
  test.each([
    'select * from chat where id = $1',
    'select *, 1 as one from chat where id = $1',
    'select id, * from chat where id = $1',
    'select "chat".* from "chat" where id = $1',
    'insert into chat values ($1) returning *',
    'with found as (\n  SELECT\n  * from chat) select id from found where id = $1',
  ])('%s', (text) => {
    expect(keepsFirst()(text, [1])).toBe(false)
  })

  test.each([
    'select count(*) from chat where id = $1',
    "update try_count set full_on = full_on - $1::float8 * interval '1 millisecond'",
  ])('other than %s', (text) => {
    expect(keepsFirst()(text, [1])).toBe(true)
  })
})

test('those that come first stay, and no more', () => {
  const keeps = keepsFirst()
  const texts = Array.from({ length: 1000 }, (_, at) => `select ${at} where $1`)
  const isKept = () => texts.map((text) => keeps(text, [true]))
  const first = isKept()
  expect(first.lastIndexOf(true)).toBe(299)
  expect(first.indexOf(false)).toBe(300)
  expect(isKept()).toEqual(first)
})
