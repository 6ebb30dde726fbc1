import { expect, test } from 'vitest'
import { nextTyped, nothingTyped, typedForMs } from './typing.ts'

const words = ['rest', 'life']
const lengths = words.map((word) => word.length)

function run(steps: number) {
  let typed = nothingTyped
  const shown = []
  for (let step = 0; step < steps; step += 1) {
    typed = nextTyped(typed, lengths)
    shown.push(words[typed.word]?.slice(0, typed.length))
  }
  return shown
}

test('words are typed and deleted letter by letter, one after the other, and again from the first', () => {
  expect(run(18).join(' ')).toBe('r re res rest res re r  l li lif life lif li l  r re')
})

test('a letter comes after 120 ms and goes after 140 ms', () => {
  expect(typedForMs({ word: 0, length: 2, isDeleting: false }, lengths)).toBe(120)
  expect(typedForMs({ word: 0, length: 2, isDeleting: true }, lengths)).toBe(140)
})

test('a whole word stands long enough to be read', () => {
  expect(typedForMs({ word: 1, length: 4, isDeleting: false }, lengths)).toBeGreaterThan(1000)
})
