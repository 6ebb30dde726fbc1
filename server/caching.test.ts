import { expect, test } from 'vitest'
import { isKnown, listedTags } from './caching.ts'

test.each([
  [undefined, []],
  ['', []],
  ['*', []],
  ['"one"', ['"one"']],
  ['W/"one"', ['"one"']],
  ['"one", W/"two" ,"", "with, comma"', ['"one"', '"two"', '""', '"with, comma"']],
  ['unquoted', []],
  ['"open', []],
])('If-None-Match: %s', (header, tags) => {
  expect(listedTags(header)).toEqual(tags)
})

test.each(['"one"', 'W/"one"'])('%s is known, strong or weak, alone or among others', (tag) => {
  for (const header of ['"one"', 'W/"one"', '"two", "one"', 'W/"two",W/"one"', '*', ' * ']) {
    expect([header, isKnown(header, tag)]).toEqual([header, true])
  }
  for (const header of [undefined, '', '"two"', '"on"', '"one, "', 'one', '"*"']) {
    expect([header, isKnown(header, tag)]).toEqual([header, false])
  }
})
