import * as fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { textParts } from './text-parts.ts'

const linksOf = (text: string) => textParts(text).flatMap(({ url }) => url ?? [])

it.each([
  ['See https://example.com/a?b=c#d.', ['https://example.com/a?b=c#d']],
  ['(http://example.com/x_(y)), and more', ['http://example.com/x_(y)']],
  ['ดู https://example.com/ไทย ครับ', ['https://example.com/ไทย']],
  ['ดูที่https://example.com/ไทย', ['https://example.com/ไทย']],
  ['看https://example.com/a，谢谢', ['https://example.com/a']],
  ['地図は（https://example.com/b）です。', ['https://example.com/b']],
  ['https://a.example?to=https://b.example', ['https://a.example?to=https://b.example']],
  ['https://example.com/\u202egnp.exe', ['https://example.com/']],
  ['https://a.example@evil.example/login', ['https://a.example']],
  ['"https://a.example" https://b.example!', ['https://a.example', 'https://b.example']],
])('finds the addresses of %s', (text, links) => {
  expect(linksOf(text)).toEqual(links)
})

it.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'ftp://example.com/file',
  'mailto:kim@example.com',
  '//example.com',
  'example.com',
  'kim@example.com',
  'https://',
  '<a href="javascript:alert(1)">x</a>',
])('leaves %s words', (text) => {
  expect(linksOf(text)).toEqual([])
})

test('nothing of any text is lost', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc.constantFrom(' ', '(', ').', '，', '看', '\u202e'),
  )
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('')
      expect(
        textParts(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text)
    }),
  )
})
