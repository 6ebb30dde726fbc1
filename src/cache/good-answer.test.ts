import { expect, test } from 'vitest'
import { isGoodAnswer, isLasting } from './good-answer.ts'

const answered = (path: string, status: number, type?: string) =>
  isGoodAnswer(
    `https://staylend.example${path}`,
    new Response(null, { status, headers: type ? { 'content-type': type } : {} }),
  )

test.each([
  ['/media/0-600x400-aabbcc.small.webp', 'image/webp'],
  ['/media/0-600x400-aabbcc.jpg', 'image/jpeg'],
  ['/media/0-600x400-aabbcc.jpg', 'image/webp'],
  ['/tiles/0/0/0.mvt?v=1.2', 'application/vnd.mapbox-vector-tile'],
  ['/assets/th-TH-abc.js', 'text/javascript; charset=utf-8'],
  ['/assets/base-abc.css', 'text/css; charset=utf-8'],
  ['/assets/icons-abc.svg', 'image/svg+xml'],
  ['/map.json', 'application/json; charset=utf-8'],
  ['/icons/icon-192.png', 'image/png'],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/index.html', 'text/html; charset=utf-8'],
])('%s as %s is what was asked for', (path, type) => {
  expect(answered(path, 200, type)).toBe(true)
  expect(answered(path, 500, type)).toBe(false)
  expect(answered(path, 404, type)).toBe(false)
})

test.each([
  '/media/0-600x400-aabbcc.webp',
  '/tiles/0/0/0.mvt?v=1',
  '/assets/th-TH-abc.js',
  '/assets/base-abc.css',
  '/map.json',
  '/assets/some.wasm',
])('the page of a network that wants a login is not %s', (path) => {
  expect(answered(path, 200, 'text/html')).toBe(false)
})

test('a script of no kind is no script', () => {
  expect(answered('/assets/th-TH-abc.js', 200)).toBe(false)
})

test('nothing at all is a tile, and no picture', () => {
  expect(answered('/tiles/0/0/0.mvt?v=1', 204)).toBe(true)
  expect(answered('/media/0-600x400-aabbcc.webp', 204)).toBe(false)
})

test.each([
  ['public, max-age=31536000, immutable', true],
  // As a proxy may write it.
  ['public,max-age=31536000,immutable', true],
  ['no-store', false],
  ['public, max-age=60', false],
])('what comes with %s stays right for ever: %s', (caching, lasts) => {
  expect(isLasting(new Response(null, { headers: { 'cache-control': caching } }))).toBe(lasts)
})
