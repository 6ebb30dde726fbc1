import { createExpression } from '@maplibre/maplibre-gl-style-spec'
import type { Formatted } from '@maplibre/maplibre-gl-style-spec'
import { expect, it } from 'vitest'
import { labelText } from './label-text.ts'

function linesOf(language: string, properties: Record<string, string>): string {
  const compiled = createExpression(labelText(language), { type: 'formatted' } as never)
  if (compiled.result === 'error') throw new Error(compiled.value.map(String).join())
  const text: Formatted | string = compiled.value.evaluate({ zoom: 10 }, {
    type: 'Point',
    properties,
    geometry: [],
  } as never)
  return text.toString()
}

const munich = { name: 'Munich', 'name:th': 'มิวนิก', 'name:de': 'München', local: 'München' }

it('names a place as its reader does, with the local name below', () => {
  expect(linesOf('th', munich)).toBe('มิวนิก\nMünchen')
})

it('says a name once that is the same', () => {
  expect(linesOf('de', munich)).toBe('München')
  expect(linesOf('ja', { name: 'Leeds' })).toBe('Leeds')
})

it('falls back to the first name', () => {
  expect(linesOf('ja', munich)).toBe('Munich\nMünchen')
})
