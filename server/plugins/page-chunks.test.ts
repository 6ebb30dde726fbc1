import { describe, expect, test } from 'vitest'
import { readPageChunks } from './page-chunks.ts'

const manifest = {
  'index.html': { file: 'assets/index-1.js', isEntry: true, imports: ['base.js'] },
  'base.js': { file: 'assets/base-1.js' },
  'src/routes/rent.tsx?tsr-split=loader---component': {
    file: 'assets/rent-1.js',
    imports: ['base.js', 'parts.js'],
  },
  'parts.js': { file: 'assets/parts-1.js' },
  'member-pages.js': { file: 'assets/member-pages-1.js', imports: ['base.js', 'parts.js'] },
  'src/map/kept-maps.tsx': {
    file: 'assets/kept-maps-1.js',
    imports: ['base.js', 'parts.js', 'queries.js', 'maplibre-gl.js'],
    css: ['assets/kept-maps-1.css'],
  },
  'maplibre-gl.js': { file: 'assets/maplibre-gl-1.js' },
  'queries.js': { file: 'assets/queries-1.js' },
}
const { isPage, linksOf } = readPageChunks(manifest, {
  rent: 'assets/rent-1.js',
  _member: 'assets/member-pages-1.js',
  '_member.profile': 'assets/member-pages-1.js',
  '_member.reserve.$id': 'assets/member-pages-1.js',
})

const ofPage = [
  '<link rel="modulepreload" crossorigin href="/assets/rent-1.js">',
  '<link rel="modulepreload" crossorigin href="/assets/parts-1.js">',
].join('')

describe('a search that shows a map', () => {
  test('begins to load it behind what the page itself needs', () => {
    const links = linksOf('/rent', 'lat=13.75&lng=100.5&zoom=13')
    expect(links.startsWith(ofPage)).toBe(true)
    expect(links.slice(ofPage.length).split(/(?=<link|<script)/)).toEqual([
      '<link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/kept-maps-1.js">',
      '<link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/queries-1.js">',
      '<link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/maplibre-gl-1.js">',
      '<link rel="preload" as="style" crossorigin fetchpriority="low" href="/assets/kept-maps-1.css">',
      '<link rel="preload" as="fetch" crossorigin href="/map.json">',
    ])
  })
})

test.each(['', 'lat=13.75&lng=100.5&zoom=13&mode=list', 'lat=13.75&lng=100.5&mode=table'])(
  'a search that shows none loads nothing of it: %s',
  (query) => expect(linksOf('/rent', query)).toBe(ofPage),
)

test.each(['/profile', '/reserve/7'])('%s names the file that it shares with others', (path) =>
  expect(linksOf(path)).toBe(
    [
      '<link rel="modulepreload" crossorigin href="/assets/member-pages-1.js">',
      '<link rel="modulepreload" crossorigin href="/assets/parts-1.js">',
    ].join(''),
  ),
)

test.each(['/rent', '/rent/', '/Rent', '/reserve/7'])('%s is a page', (path) =>
  expect(isPage(path)).toBe(true),
)

test.each(['/rents', '/rent/7', '/reserve', '/_member', '/favicon.ico', '/.env'])(
  '%s is none',
  (path) => expect(isPage(path)).toBe(false),
)
