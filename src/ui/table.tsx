import { TableHead } from './table-head.tsx'
import type { SortValue, TableSort } from './table-sort.ts'
import type { ReactNode } from 'react'
import styles from './table.module.css'

export interface TableColumn<Row, Id extends string = string> {
  id: Id
  name: string
  cell(row: Row): ReactNode
  /** Right-aligned, figures below figures. */
  isNumeric?: boolean
  /** Stays on one line, as dates do. */
  isUnbroken?: boolean
  /** The cell that names its row. */
  isRowName?: boolean
  /** What is done about a row: stays in sight where the table is wider than its place. */
  isPinned?: boolean
  /** A column that has it can be sorted by. */
  sortBy?: (row: Row) => SortValue
}

/** Rows of facts: a table from 769 px on, below one card for each row with the columns' names in it. */
export function Table<Row, Id extends string>({
  label,
  columns,
  rows,
  keyOf,
  isMarked,
  sort = null,
  onSort,
}: {
  label: string
  columns: readonly TableColumn<Row, Id>[]
  /** In the order in which they stand: see `sortRows`. */
  rows: readonly Row[]
  keyOf(row: Row): string | number
  /** Rows that wait for the person. */
  isMarked?(row: Row): boolean
  sort?: TableSort<Id> | null
  onSort?(sort: TableSort<Id>): void
}) {
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={label}>
        <TableHead columns={columns} sort={sort} {...(onSort && { onSort })} />
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} data-marked={isMarked?.(row) || undefined}>
              {columns.map(({ id, name, cell, isNumeric, isUnbroken, isRowName, isPinned }) => {
                const Cell = isRowName ? 'th' : 'td'
                return (
                  <Cell
                    key={id}
                    scope={isRowName ? 'row' : undefined}
                    data-label={name}
                    data-numeric={isNumeric || undefined}
                    data-unbroken={isUnbroken || undefined}
                    data-pinned={isPinned || undefined}
                  >
                    <div>{cell(row)}</div>
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
