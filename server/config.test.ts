import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { allowances } from '#contract/limits.ts'
import { readConfig } from './config.ts'

test('nothing has to be set', () => {
  expect(readConfig({})).toMatchObject({
    port: 8787,
    host: '127.0.0.1',
    databaseUrl: null,
    listenUrl: null,
    bucket: null,
    publicUrl: null,
    loadDemonstration: true,
    siteHosts: new Map([[1, 'ridelend.localhost']]),
    trustProxy: false,
    tiles: null,
    mapStyleUrl: null,
    geocoderUrl: null,
    hasWorker: true,
    smtpUrl: null,
    showsMails: true,
  })
})

test.each([
  ['MESSAGES_AT_ONCE', 'message'],
  ['RESERVATIONS_AT_ONCE', 'reservation'],
  ['LISTINGS_AT_ONCE', 'listing'],
  ['REGISTRATIONS_AT_ONCE', 'registration'],
] as const)('%s says how often at once, and not how fast that fills up', (name, kind) => {
  const { perMinute } = allowances[kind]
  const changed = { ...allowances, [kind]: { atOnce: 7, perMinute } }
  expect(readConfig({ [name]: '7' }).allowances).toEqual(changed)
})

test.each([
  ['PORT', 'abc'],
  ['MESSAGES_AT_ONCE', 'many'],
  ['MESSAGES_AT_ONCE', '0'],
  ['RESERVATIONS_AT_ONCE', '0'],
  ['LISTINGS_AT_ONCE', '0'],
  ['REGISTRATIONS_AT_ONCE', '0'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['DEMO', 'yes'],
  ['LOG_LEVEL', 'loud'],
  ['WORKER', 'off'],
  ['TRUST_PROXY', 'foo'],
  ['TRUST_PROXY', '10.0.0.1,10.1.0.0/33'],
  ['TRUST_PROXY', '10.1.0.0/0'],
  ['TRUST_PROXY', 'fd00::/129'],
  ['SESSION_SECRET', 'secret'],
  ['CONTACT_EMAIL', 'nobody'],
  ['SECURITY_CONTACT', 'nobody'],
  ['DATABASE_URL', 'mysql://x'],
  ['DATABASE_LISTEN_URL', 'mysql://x'],
  ['DATABASE_LISTEN_URL', 'postgres://alone.example/site'],
  ['S3_URL', 'storage.example/pictures'],
  ['PUBLIC_URL', 'staylend.example'],
  ['PUBLIC_URL', 'ftp://staylend.example'],
  ['PUBLIC_URL', 'https://staylend.example/app'],
  ['PUBLIC_URL', 'https://me:secret@staylend.example'],
  ['SISTER_HOST', 'https://ridelend.example'],
  ['SISTER_HOST', 'ridelend.example:8443'],
  ['SISTER_HOST', 'ridelend.example:80'],
  ['SISTER_HOST', 'ridelend.example/cars'],
  ['SISTER_HOST', 'me@ridelend.example'],
  ['SISTER_HOST', 'ride lend'],
  ['SISTER_HOST', 'alone.example'],
  ['SISTER_HOST', 'localhost'],
  ['TILES', 'ftp://tiles.example/streets.pmtiles'],
  ['TILES', 'https://'],
  ['TILES', 'https://me:secret@tiles.example/streets.pmtiles'],
  ['TILES', 'file://elsewhere/streets.pmtiles'],
  ['TILES', 'file:///streets%2fpmtiles'],
  ['TILES', 'data:application/octet-stream,PMTiles'],
  ['TILES', 'streets\0.pmtiles'],
  ['SMTP_URL', 'mail.example'],
  ['MAIL_FROM', 'Staylend'],
  ['OPERATOR_EMAIL', 'operator'],
  ['MAP_STYLE_URL', 'style.json'],
  ['MAP_STYLE_URL', 'file:///style.json'],
  ['MAP_STYLE_URL', 'javascript:alert(1)'],
  ['MAP_STYLE_URL', 'https://me:secret@styles.example/style.json'],
  ['MAP_STYLE_URL', 'https://styles.example;script-src/style.json'],
  ['GEOCODER_URL', 'nominatim.example'],
  ['GEOCODER_URL', 'file:///nominatim'],
  ['GEOCODER_URL', 'https://me:secret@nominatim.example'],
])('%s=%s is refused in a sentence that names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must .*\\.$`))
})

test('a sister at the address of the main site is refused', () => {
  const PUBLIC_URL = 'https://staylend.example:8443'
  const withSister = (SISTER_HOST: string) => readConfig({ PUBLIC_URL, SISTER_HOST }).siteHosts
  expect(() => withSister('Staylend.example')).toThrow(/^SISTER_HOST must .*\.$/)
  expect(withSister('Ridelend.example')).toEqual(new Map([[1, 'ridelend.example']]))
})

test('the public address is an origin, with or without the slash behind it', () => {
  for (const value of ['https://staylend.example:8443', 'https://staylend.example:8443/']) {
    expect(readConfig({ PUBLIC_URL: value }).publicUrl).toBe('https://staylend.example:8443')
  }
})

test('a proxy is trusted by its address', () => {
  const value = '10.0.0.1, 10.1.0.0/16, 10.2.0.7/32, fd00::/8, fd00::7/128'
  expect(readConfig({ TRUST_PROXY: value }).trustProxy).toEqual(value.split(', '))
})

test.each([
  ['maps/streets.pmtiles', { kind: 'file', path: resolve('maps/streets.pmtiles') }],
  ['/maps/streets.pmtiles', { kind: 'file', path: '/maps/streets.pmtiles' }],
  ['file:///maps/my%20streets.pmtiles', { kind: 'file', path: '/maps/my streets.pmtiles' }],
  [
    'https://tiles.example/s.pmtiles?key=1',
    { kind: 'url', url: 'https://tiles.example/s.pmtiles?key=1' },
  ],
])('streets come from a path or an address: %s', (value, place) => {
  expect(readConfig({ TILES: value }).tiles).toEqual(place)
})

test('a style and a geocoder keep their query, which may hold a key', () => {
  const url = 'http://localhost:8080/v1?key=1'
  expect(readConfig({ MAP_STYLE_URL: url }).mapStyleUrl).toBe(url)
  expect(readConfig({ GEOCODER_URL: url }).geocoderUrl).toBe(url)
})
