export interface TableSort<Id extends string = string> {
  column: Id
  direction: 'ascending' | 'descending'
}

/** What a press on a column's name makes of the order: ascending first, then the other way round. */
export function nextSort<Id extends string>(sort: TableSort<Id> | null, column: Id): TableSort<Id> {
  const isAscending = sort?.column === column && sort.direction === 'ascending'
  return { column, direction: isAscending ? 'descending' : 'ascending' }
}

/** Rows in the order of one column; equal ones stay as they came. */
export function sortRows<Row, Id extends string>(
  rows: readonly Row[],
  columns: readonly { id: Id; compare?: (a: Row, b: Row) => number }[],
  sort: TableSort<Id> | null,
): readonly Row[] {
  const compare = columns.find(({ id }) => id === sort?.column)?.compare
  if (!compare) return rows
  const sign = sort?.direction === 'descending' ? -1 : 1
  return [...rows].sort((a, b) => sign * compare(a, b))
}
