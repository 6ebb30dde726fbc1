import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sites } from '#sites/all.gen.ts'
import { siteListPath, siteLists } from './collect-sites.ts'

test.each(Object.entries(siteLists))(
  '%s names every folder of a site: `npm run sites` writes it',
  (name, text) => {
    expect(readFileSync(siteListPath(name), 'utf8')).toBe(text)
  },
)

test('one site has all other host names, and no id is given twice', () => {
  expect(sites.filter(({ host }) => host === null)).toHaveLength(1)
  expect(new Set(sites.map(({ id }) => id)).size).toBe(sites.length)
  const variables = sites.flatMap(({ host }) => host?.variable ?? [])
  expect(new Set(variables).size).toBe(sites.length - 1)
})

test('the types of all sites are counted through from 0', () => {
  const ids = sites.flatMap(({ types }) => types.map(({ id }) => Number(id)))
  expect(ids.toSorted((a, b) => a - b)).toEqual(ids.map((_, at) => at))
})
