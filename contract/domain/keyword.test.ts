import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { containsPhrase, wordsOf } from './keyword.ts'

const finds = (keyword: string, text: string) => containsPhrase(wordsOf(text), keyword)

test.each([
  ['pool', 'www.condo.com/pool'],
  ['condo', 'www.condo.com/pool'],
  ['gym', 'Pool/gym'],
  ['5', '3.5 km'],
  ['POOL', 'a pool'],
  ['pool gym', 'Pool/gym'],
  ['near the beach', 'A house near the beach.'],
  ['near  the beach ', 'near, the (beach)'],
  ['2 bed', '2-bed condo'],
  ['cafe', 'Café'.normalize('NFD')],
  ['caf', 'Café'],
  ['a a b', 'a a a b'],
])('%s is found in %s', (keyword, text) => {
  expect(finds(keyword, text)).toBe(true)
})

test.each([
  ['poo', 'pool'],
  ['ool', 'pool'],
  ['pool', 'pools'],
  ['35', '3.5 km'],
  ['gym pool', 'Pool/gym'],
  ['near beach', 'near the beach'],
  ['the beach house', 'house near the beach'],
  ['pool', ''],
])('%s is not found in %s', (keyword, text) => {
  expect(finds(keyword, text)).toBe(false)
})

test('a keyword without a word is in every text', () => {
  for (const keyword of ['', '   ']) {
    expect(finds(keyword, 'anything')).toBe(true)
    expect(finds(keyword, '')).toBe(true)
  }
})

test('words keep their order and their repetitions', () => {
  expect(wordsOf('Pool, gym & POOL 24h')).toEqual(['pool', 'gym', 'pool', '24h'])
})

test('any run of a text’s words is found in it', () => {
  const words = fc.array(fc.string({ unit: fc.constantFrom(...'ab1'), minLength: 1 }), {
    minLength: 1,
  })
  fc.assert(
    fc.property(words, fc.nat(), fc.nat(), (all, start, length) => {
      const from = start % all.length
      const run = all.slice(from, from + 1 + (length % all.length))
      expect(finds(run.join(' '), all.join(', '))).toBe(true)
    }),
  )
})
