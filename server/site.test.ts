import { expect, test } from 'vitest'
import { ridelend } from '#sites/ridelend/site.ts'
import { staylend } from '#sites/staylend/site.ts'
import { mainOriginBeside, originOfSite, readSiteHosts, siteOf } from './site.ts'

const ids = { staylend: staylend.id, ridelend: ridelend.id }

test.each([
  ['staylend', 'https://staylend.example:8443', 'ridelend.example', 'staylend.example:8443'],
  ['ridelend', 'https://staylend.example:8443', 'ridelend.example', 'ridelend.example:8443'],
  ['ridelend', 'https://localhost:8787', 'ridelend.localhost', 'ridelend.localhost:8787'],
  ['ridelend', 'https://staylend.example', 'ridelend.localhost', 'staylend.example'],
] as const)('%s beside %s, with %s for the sister, is at %s', (name, origin, sister, host) => {
  const siteHosts = readSiteHosts({ SISTER_HOST: sister }, origin)
  expect(originOfSite(ids[name], { origin, siteHosts })).toBe(`https://${host}`)
})

test('a site is told by its host in any case of letters, every other host is the main site’s', () => {
  const siteHosts = readSiteHosts({ SISTER_HOST: 'Cars.example' }, 'https://homes.example')
  for (const host of ['cars.EXAMPLE', 'cars.example.']) {
    expect(siteOf(host, siteHosts)).toBe(ridelend.id)
  }
  for (const host of ['localhost', 'ridelend.localhost', 'www.cars.example', '']) {
    expect(siteOf(host, siteHosts)).toBe(staylend.id)
  }
})

test.each([
  ['http://ridelend.localhost:8787', 'http://localhost:8787'],
  ['http://localhost:8787', 'http://localhost:8787'],
  ['http://192.168.1.5:8787', 'http://192.168.1.5:8787'],
])('beside %s the main site is at %s', (origin, main) => {
  expect(mainOriginBeside(origin, readSiteHosts({}))).toBe(main)
})
