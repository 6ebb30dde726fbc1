import { expect, test } from 'vitest'
import { siteIds } from '#contract/limits.ts'
import { originOfSite } from './site.ts'

test.each([
  ['realEstate', 'https://staylend.example:8443', 'ridelend.example', 'staylend.example:8443'],
  ['transport', 'https://staylend.example:8443', 'ridelend.example', 'ridelend.example:8443'],
  ['transport', 'https://localhost:8787', 'ridelend.localhost', 'ridelend.localhost:8787'],
  ['transport', 'https://staylend.example', 'ridelend.localhost', 'staylend.example'],
] as const)(
  'the %s site beside %s, with %s for a sister, is at %s',
  (name, origin, sisterHost, host) => {
    expect(originOfSite(siteIds[name], { origin, sisterHost })).toBe(`https://${host}`)
  },
)
