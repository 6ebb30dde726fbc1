import { expect, test } from 'vitest'
import { openGazetteer } from './gazetteer.ts'

const gazetteer = await openGazetteer()

test.each([
  'x'.repeat(10_000),
  'a,'.repeat(5_000),
  '1'.repeat(10_000),
  'ﷺ'.repeat(10_000),
  [...'bcdfghklmn'].flatMap((first) => [...'aeiou'].map((last) => first + last)).join(','),
  'San José,San Juan,Santa María,San Antonio,San Pedro,Santa Cruz,San Miguel,Santa Ana,Santiago',
])('answers hostile length at once', (text) => {
  const start = performance.now()
  gazetteer.search(text)
  gazetteer.suggest(text)
  expect(performance.now() - start).toBeLessThan(100)
})
