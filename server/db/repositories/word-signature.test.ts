import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { wordSignature } from './word-signature.ts'

const words = fc.array(fc.stringMatching(/^[a-z0-9]{1,8}$/))

test('the signature of neighbours is in that of the text', () => {
  fc.assert(
    fc.property(words, words, words, (before, between, after) => {
      const text = [...before, ...between, ...after]
      expect(wordSignature(text)).toContain(wordSignature(between))
    }),
  )
})

test('the signature of another word is seldom in it', () => {
  const signature = wordSignature(Array.from({ length: 90 }, (_, at) => `word${at}`))
  const others = Array.from({ length: 1000 }, (_, at) => `other${at}`)
  const alike = others.filter((other) => signature.includes(wordSignature([other])))
  expect(alike.length).toBeLessThan(100)
})
