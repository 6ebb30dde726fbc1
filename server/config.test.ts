import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('nothing has to be set', () => {
  expect(readConfig({})).toMatchObject({
    port: 8787,
    host: '127.0.0.1',
    databaseUrl: null,
    publicUrl: null,
    loadDemonstration: true,
    sisterHost: 'ridelend.localhost',
    trustProxy: false,
    hasWorker: true,
  })
})

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['DEMO', 'yes'],
  ['LOG_LEVEL', 'loud'],
  ['WORKER', 'off'],
  ['TRUST_PROXY', 'foo'],
  ['SESSION_SECRET', 'secret'],
  ['DATABASE_URL', 'mysql://x'],
  ['PUBLIC_URL', 'staylend.example'],
  ['PUBLIC_URL', 'ftp://staylend.example'],
  ['PUBLIC_URL', 'https://staylend.example/app'],
  ['PUBLIC_URL', 'https://me:secret@staylend.example'],
])('%s=%s is refused in a sentence that names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must .*\\.$`))
})

test('the public address is an origin, with or without the slash behind it', () => {
  for (const value of ['https://staylend.example:8443', 'https://staylend.example:8443/']) {
    expect(readConfig({ PUBLIC_URL: value }).publicUrl).toBe('https://staylend.example:8443')
  }
})

test('a proxy is trusted by its address', () => {
  expect(readConfig({ TRUST_PROXY: '10.0.0.1, 10.1.0.0/16' }).trustProxy).toEqual([
    '10.0.0.1',
    '10.1.0.0/16',
  ])
})
