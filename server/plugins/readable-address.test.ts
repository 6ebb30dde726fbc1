import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readableAddress } from './readable-address.ts'

test.each([
  ['/rentat/%E0%B8%81%E0%B8?mode=list', '/rentat/%E0%B8%81?mode=list'],
  ['/rentat/100%', '/rentat/100'],
  ['/rentat/%E0%A4%A', '/rentat/'],
  ['/%', '/'],
  ['/api/rent/%E0%A4%A', null],
  ['//evil.example/%', null],
  ['/\\evil.example/%', null],
  ['/%/evil.example', null],
])('%s is read as %s', (url, readable) => {
  expect(readableAddress(url)).toBe(readable)
})

test('what is read is readable, stays here and is read once', () => {
  const piece = fc.oneof(
    fc.constantFrom('%', '/', '\\', '%2f', '%E0', '%B8', '%c0%80', 'a'),
    fc.string(),
  )
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const readable = readableAddress(`/${pieces.join('')}`)
      if (readable === null) return
      const [path = ''] = readable.split('?')
      expect(() => decodeURIComponent(path)).not.toThrow()
      expect(path).toMatch(/^\/(?![/\\])/)
      expect(readableAddress(readable)).toBe(readable)
    }),
  )
})
