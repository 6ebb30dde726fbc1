import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

test('a path of this site stays, with its query and fragment', () => {
  expect(ownPath('/rentitem/7?from=map#prices')).toBe('/rentitem/7?from=map#prices')
})

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example/',
  '/\\elsewhere.example/',
  '/\t/elsewhere.example/',
  '/.//elsewhere.example/',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  '%2F%2Felsewhere.example',
  '%2F%5Celsewhere.example',
  'rent',
  '',
  undefined,
])('%j leads nowhere', (path) => {
  expect(ownPath(path)).toBeNull()
})
