import { expect, test } from 'vitest'
import { citiesWithCount, presetCities } from './preset-cities.ts'

test('the quick choices are seventeen cities, the first nine with their counts', () => {
  const names = presetCities.map(({ city }) => city)
  expect(names.slice(0, citiesWithCount)).toEqual([
    'Bangkok',
    'Pattaya',
    'Chiang Mai',
    'Chiang Rai',
    'Hua Hin',
    'Krabi',
    'Pa Tong',
    'Phuket City',
    'Da Nang',
  ])
  expect(names.slice(citiesWithCount)).toEqual([
    'New York',
    'Hamburg',
    'Berlin',
    'London',
    'Paris',
    'Tokyo',
    'SanFrancisco',
    'Chicago',
  ])
})
