import { expect, test } from 'vitest'
import { nextSort, sortRows } from './table-sort.ts'

const columns = [
  { id: 'title' as const },
  {
    id: 'price' as const,
    compare: (a: { price: number }, b: { price: number }) => a.price - b.price,
  },
]
const rows = [
  { title: 'b', price: 3 },
  { title: 'a', price: 1 },
  { title: 'c', price: 3 },
]
const titles = (sort: Parameters<typeof sortRows<(typeof rows)[number], 'title' | 'price'>>[2]) =>
  sortRows(rows, columns, sort).map(({ title }) => title)

test('a column is first sorted upwards, then each press turns it round', () => {
  const first = nextSort(null, 'price')
  expect(first).toEqual({ column: 'price', direction: 'ascending' })
  expect(nextSort(first, 'price').direction).toBe('descending')
  expect(nextSort(nextSort(first, 'price'), 'price').direction).toBe('ascending')
  expect(nextSort(first, 'title')).toEqual({ column: 'title', direction: 'ascending' })
})

test('rows that are equal in the column stay as they came, both ways', () => {
  expect(titles({ column: 'price', direction: 'ascending' })).toEqual(['a', 'b', 'c'])
  expect(titles({ column: 'price', direction: 'descending' })).toEqual(['b', 'c', 'a'])
})

test('without an order, or by a column that has none, nothing moves', () => {
  expect(titles(null)).toEqual(['b', 'a', 'c'])
  expect(titles({ column: 'title', direction: 'ascending' })).toEqual(['b', 'a', 'c'])
})
