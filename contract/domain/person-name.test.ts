import { expect, test } from 'vitest'
import { seenName, withPlainSpaces } from './person-name.ts'

test.each([
  ['Kim', 'Kim'],
  ['  Anne-Marie ', 'Anne-Marie'],
  ['สมชาย', 'สมชาย'],
  ['가\u3164나', '가\u3164나'],
  ['É', 'É'],
])('%j is seen as %j', (name, seen) => {
  expect(seenName(name)).toBe(seen)
})

test.each([
  ['nothing', ''],
  ['spaces', '   '],
  ['Hangul fillers', '\u3164\uffa0\u115f\u1160'],
  ['a joiner of marks', '\u034f'],
  ['a lone accent', '\u0301'],
  ['hyphens and apostrophes', "-'’"],
])('a name of %s is none', (_what, name) => {
  expect(seenName(name)).toBe('')
})

test('a name has plain spaces, and all else as it is', () => {
  expect(withPlainSpaces('山田\u3000太郎\u00a0ﾀﾛｳ É')).toBe('山田 太郎 ﾀﾛｳ É')
})
