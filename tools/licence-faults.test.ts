import { expect, test } from 'vitest'
import { licenceFaults } from './licence-faults.ts'

const faultsOf = (license?: string) =>
  licenceFaults({ 'node_modules/@a/b': { version: '1.2.3', ...(license && { license }) } })

test.each([
  'MIT',
  '(MIT OR GPL-3.0)',
  'GPL-3.0 OR MIT',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
])('a package under %s may come along', (license) => {
  expect(faultsOf(license)).toEqual([])
})

test.each([
  'GPL-3.0',
  'MIT AND AGPL-3.0',
  'SEE LICENSE IN LICENSE',
  'UNLICENSED',
  '(MIT AND (GPL-3.0 OR ISC))',
])('one under %s may not', (license) => {
  expect(faultsOf(license)).toEqual([`@a/b@1.2.3 is under ${license}.`])
})

test('one that says nothing may not, unless this very version was looked at', () => {
  expect(faultsOf()).toEqual(['@a/b@1.2.3 says nothing of its licence.'])
  const path = 'node_modules/c/node_modules/@mapbox/jsonlint-lines-primitives'
  expect(licenceFaults({ [path]: { version: '2.0.2' } })).toEqual([])
  expect(licenceFaults({ [path]: { version: '3.0.0' } })).toHaveLength(1)
})

test('what only we use to build and test it does not come along, and the product is not its own part', () => {
  const packages = {
    '': { version: '0.1.7', license: 'UNLICENSED' },
    'node_modules/a': { version: '1.0.0', license: 'GPL-3.0', dev: true },
  }
  expect(licenceFaults(packages)).toEqual([])
})
