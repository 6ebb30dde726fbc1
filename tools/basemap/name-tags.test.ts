import { expect, it } from 'vitest'
import { nameTags } from './name-tags.ts'

it('has the other names of a place, and the local one', () => {
  const names = new Map([
    ['th', 'มิวนิก'],
    ['en', 'Munich'],
    ['de', 'München'],
  ])
  expect(nameTags('Munich', names, 'DE')).toEqual({
    name: 'Munich',
    'name:th': 'มิวนิก',
    'name:de': 'München',
    local: 'München',
  })
})

it('has no local name where it is the first one', () => {
  expect(nameTags('Leeds', new Map([['ru', 'Лидс']]), 'GB')).toEqual({
    name: 'Leeds',
    'name:ru': 'Лидс',
  })
})
