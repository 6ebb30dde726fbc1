import { intlLocale } from '#src/i18n/format.ts'

export interface TableSort<Id extends string = string> {
  column: Id
  direction: 'ascending' | 'descending'
}

/** What a column is sorted by: words by the language's own order, figures by size. null is where there
 *  is nothing. */
export type SortValue = string | number | null

/** What a press on a column's name makes of the order: ascending first, then the other way round. */
export function nextSort<Id extends string>(sort: TableSort<Id> | null, column: Id): TableSort<Id> {
  const isAscending = sort?.column === column && sort.direction === 'ascending'
  return { column, direction: isAscending ? 'descending' : 'ascending' }
}

/** Rows in the order of one column; equal ones stay as they came, and those with nothing to sort by
 *  stand at the end whichever way the order goes. */
export function sortRows<Row, Id extends string>(
  rows: readonly Row[],
  columns: readonly { id: Id; sortBy?: (row: Row) => SortValue }[],
  sort: TableSort<Id> | null,
): readonly Row[] {
  const sortBy = columns.find(({ id }) => id === sort?.column)?.sortBy
  if (!sortBy) return rows
  const sign = sort?.direction === 'descending' ? -1 : 1
  const words = new Intl.Collator(intlLocale(), { numeric: true })
  return [...rows].sort((a, b) => {
    const [left, right] = [sortBy(a), sortBy(b)]
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    if (typeof left === 'number') return sign * (left - Number(right))
    return sign * words.compare(left, String(right))
  })
}
