import { expect, it } from 'vitest'
import { typedRegionNames } from './typed-region-names.ts'

it.each([
  ['Catalonia', ['Catalonia']],
  ['Principality of Asturias', ['Asturias']],
  ['Autonomous Republic of Crimea', ['Crimea']],
  ['Canton of Bern', ['Bern']],
  ['Kanton Tessin', ['Tessin']],
  ['Canton d’Argovie', ['Argovie']],
  ['Municipalité de Shanghai', ['Shanghai']],
  ['Provincia di Istanbul', ['Istanbul']],
  ['จังหวัดกระบี่', ['กระบี่']],
  ['Республика Коми', ['Коми']],
  ['Tibet Autonomous Region', ['Tibet', 'Tibet Autonomous Region']],
  ['Lower Silesian Voivodeship', ['Lower Silesian', 'Lower Silesian Voivodeship']],
  ['愛知県', ['愛知', '愛知県']],
  ['广西壮族自治区', ['广西', '广西壮族自治区']],
  ['Московская область', ['Московская область']],
])('takes for %s what is typed', (name, typed) => {
  expect(typedRegionNames(name)).toEqual(typed)
})
