import { expect, test } from 'vitest'
import { ridelend } from '#sites/ridelend/site.ts'
import { originOf, ownOriginOf } from './public-origin.ts'

test.each([
  ['staylend.example', 'http://staylend.example'],
  ['localhost:8787', 'http://localhost:8787'],
  ['[::1]:8787', 'http://[::1]:8787'],
  ['192.168.1.5', 'http://192.168.1.5'],
])('%s is a host', (host, origin) => {
  expect(originOf({ protocol: 'http', host }, null)).toBe(origin)
})

test.each([
  '',
  'evil.example/path',
  'evil.example#',
  'a@evil.example',
  'a"b',
  'a b',
  '[x]',
  'a:b',
  'a:123456',
  'a:99999',
  '256.256.256.256',
  'a'.repeat(254),
  `[${':'.repeat(46)}]`,
])('%j is none', (host) => {
  expect(originOf({ protocol: 'http', host }, null)).toBeNull()
})

test('a proxy cannot name another protocol', () => {
  expect(originOf({ protocol: 'javascript', host: 'staylend.example' }, null)).toBeNull()
})

test('the setting goes before what the request says', () => {
  expect(originOf({ protocol: 'http', host: 'evil.example' }, 'https://staylend.example')).toBe(
    'https://staylend.example',
  )
})

test.each([
  ['ridelend.example', 'https://ridelend.example'],
  ['staylend.example', 'https://staylend.example'],
  ['evil.example', 'https://staylend.example'],
])('behind a proxy that ends TLS, the site of %s is at %s', (host, origin) => {
  const siteHosts = new Map([[ridelend.id, 'ridelend.example']])
  const asked = { protocol: 'http', host, hostname: host }
  expect(ownOriginOf(asked, { publicUrl: 'https://staylend.example', siteHosts })).toBe(origin)
})
