import { expect, test } from 'vitest'
import { nextSort, sortRows } from './table-sort.ts'

interface Row {
  title: string
  price: number | null
}

const columns = [
  { id: 'title' as const },
  { id: 'name' as const, sortBy: ({ title }: Row) => title },
  { id: 'price' as const, sortBy: ({ price }: Row) => price },
]
const rows: Row[] = [
  { title: 'b', price: 3 },
  { title: 'none', price: null },
  { title: 'a', price: 1 },
  { title: 'c 10', price: 3 },
  { title: 'c 9', price: 3 },
]
const titles = (sort: Parameters<typeof sortRows<Row, 'title' | 'name' | 'price'>>[2]) =>
  sortRows(rows, columns, sort).map(({ title }) => title)

test('a column is first sorted upwards, then each press turns it round', () => {
  const first = nextSort(null, 'price')
  expect(first).toEqual({ column: 'price', direction: 'ascending' })
  expect(nextSort(first, 'price').direction).toBe('descending')
  expect(nextSort(nextSort(first, 'price'), 'price').direction).toBe('ascending')
  expect(nextSort(first, 'title')).toEqual({ column: 'title', direction: 'ascending' })
})

test('rows that are equal in the column stay as they came, and those without a value at the end', () => {
  expect(titles({ column: 'price', direction: 'ascending' })).toEqual([
    'a',
    'b',
    'c 10',
    'c 9',
    'none',
  ])
  expect(titles({ column: 'price', direction: 'descending' })).toEqual([
    'b',
    'c 10',
    'c 9',
    'a',
    'none',
  ])
})

test('without an order, or by a column that has none, nothing moves', () => {
  expect(titles(null)).toEqual(rows.map(({ title }) => title))
  expect(titles({ column: 'title', direction: 'ascending' })).toEqual(
    rows.map(({ title }) => title),
  )
})

test('words are ordered as a person counts', () => {
  expect(titles({ column: 'name', direction: 'ascending' })).toEqual([
    'a',
    'b',
    'c 9',
    'c 10',
    'none',
  ])
})
