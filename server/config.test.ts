import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('nothing has to be set', () => {
  expect(readConfig({})).toMatchObject({
    port: 8787,
    host: '127.0.0.1',
    databaseUrl: null,
    loadDemonstration: true,
    sisterHost: 'ridelend.localhost',
    trustProxy: false,
  })
})

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['DEMO', 'yes'],
  ['LOG_LEVEL', 'loud'],
  ['TRUST_PROXY', 'foo'],
  ['SESSION_SECRET', 'secret'],
  ['DATABASE_URL', 'mysql://x'],
])('%s=%s is refused in a sentence that names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must .*\\.$`))
})

test('a proxy is trusted by its address', () => {
  expect(readConfig({ TRUST_PROXY: '10.0.0.1, 10.1.0.0/16' }).trustProxy).toEqual([
    '10.0.0.1',
    '10.1.0.0/16',
  ])
})
