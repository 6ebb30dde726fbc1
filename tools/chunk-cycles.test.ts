import { expect, test } from 'vitest'
import { chunkCycles } from './chunk-cycles.ts'

const chunk = (...imports: string[]) => ({ file: '', imports })

test('finds chunks that import each other, also across a third one, and each circle once', () => {
  const chunks = {
    page: chunk('base', 'parts'),
    base: chunk(),
    parts: chunk('base', 'sending'),
    sending: chunk('keeping'),
    keeping: chunk('parts'),
  }
  expect(chunkCycles(chunks)).toEqual(['parts → sending → keeping → parts'])
  expect(chunkCycles({ ...chunks, keeping: chunk('base') })).toEqual([])
})
