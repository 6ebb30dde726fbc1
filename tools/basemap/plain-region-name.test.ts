import { expect, it } from 'vitest'
import { plainRegionName } from './plain-region-name.ts'

it.each([
  ['Catalonia', 'Catalonia'],
  ['Principality of Asturias', 'Asturias'],
  ['Autonomous Republic of Crimea', 'Crimea'],
  ['Canton of Bern', 'Bern'],
  ['Kanton Tessin', 'Tessin'],
  ['Canton d’Argovie', 'Argovie'],
  ['Tibet Autonomous Region', 'Tibet'],
  ['Lower Silesian Voivodeship', 'Lower Silesian'],
  ['จังหวัดกระบี่', 'กระบี่'],
  ['愛知県', '愛知'],
  ['广西壮族自治区', '广西'],
  ['Республика Коми', 'Коми'],
  ['Московская область', 'Московская область'],
])('calls %s %s', (name, plain) => {
  expect(plainRegionName(name)).toBe(plain)
})
