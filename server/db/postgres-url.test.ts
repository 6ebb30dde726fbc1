import { expect, test } from 'vitest'
import { hostsOf } from './postgres-url.ts'

test.each([
  ['postgres://user:secret@db.example/site', ['db.example:5432']],
  ['postgresql://user@db.example:6432/site?sslmode=require', ['db.example:6432']],
  ['postgres://user:secret@one:5433,two/site', ['one:5433', 'two:5432']],
  ['postgres://user:s%40cret%2F@[::1]:5432/site', ['[::1]:5432']],
  ['postgres:///site', ['localhost:5432']],
])('%s names %j', (url, hosts) => {
  expect(hostsOf(url)).toEqual(hosts)
})

test.each([
  'mysql://user:secret@db/site',
  'db.example',
  '',
  'postgres://user:sec@ret@db/site',
  'postgres://user:sec/ret@db/site',
  'postgres://user:sec#ret@db/site',
  'postgres://user:secret@db:port/site',
  'postgres://user:secret@db:99999/site',
  'postgres://user:sec%ret@db/site',
])('%s is refused without telling the password', (url) => {
  expect(() => hostsOf(url)).toThrow(/^DATABASE_URL is not the address/)
  expect(() => hostsOf(url)).not.toThrow(/sec/)
})
