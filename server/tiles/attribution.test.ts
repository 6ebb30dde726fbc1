import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { safeAttribution } from './attribution.ts'

const link = (href: string, text: string) =>
  `<a href="${href}" target="_blank" rel="noopener">${text}</a>`

describe('the attribution of an archive', () => {
  test.each([
    [
      '<a href="https://protomaps.com">Protomaps</a> &copy; <a href=\'https://osm.org/\'>OSM &amp; co</a>',
      `${link('https://protomaps.com/', 'Protomaps')} © ${link('https://osm.org/', 'OSM &amp; co')}`,
    ],
    ['© Someone', '© Someone'],
    ['<a href="javascript:alert(1)">Us</a>', 'Us'],
    ['<a href="https://x.example/" onclick="alert(1)">Us</a>', link('https://x.example/', 'Us')],
    ['<img src=x onerror=alert(1)>Us', 'Us'],
    ['<a href="https://x.example/">open', link('https://x.example/', 'open')],
    ['1 < 2', '1 &lt; 2'],
    ['&lt;script&gt;', '&lt;script&gt;'],
    ['&#106;&#x26; co', 'j&amp; co'],
  ])('%s is kept as text and links', (said, shown) => {
    expect(safeAttribution(said)).toBe(shown)
  })

  test.each([
    undefined,
    null,
    7,
    '',
    '   ',
    '<br>',
    '<a href="https://x.example"></a>',
    'x'.repeat(2_000),
  ])('is OpenStreetMap’s when it says %s', (said) => {
    expect(safeAttribution(said)).toMatch(/href="https:\/\/www\.openstreetmap\.org\/copyright"/)
  })

  test('holds nothing but text and links, whatever it says', () => {
    const pieces = fc.constantFrom(
      '<a href="',
      'https://x.example/',
      '">',
      '</a>',
      '<script>',
      '"',
      "'",
      '<',
      '>',
      '&lt;',
      '&#60;',
      '&',
      ' onload=alert(1) ',
      'javascript:alert(1)',
      '<img src=x ',
      'text',
      "<A\nHREF='http://y.example/\"'>",
    )
    const said = fc.array(fc.oneof(pieces, fc.string({ maxLength: 4 })), { maxLength: 30 })
    const tag = /<a href="https?:\/\/[^"<>]*" target="_blank" rel="noopener">|<\/a>/g
    fc.assert(
      fc.property(said, (parts) => {
        const shown = safeAttribution(parts.join(''))
        expect(shown.replaceAll(tag, '')).not.toMatch(/[<>"]/)
        const tags = shown.match(tag) ?? []
        expect(tags.map((found) => found === '</a>')).toEqual(
          tags.map((_, index) => index % 2 === 1),
        )
      }),
      { numRuns: 2_000 },
    )
  })
})
