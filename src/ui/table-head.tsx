import { Icon } from './icon.tsx'
import { nextSort, type SortValue, type TableSort } from './table-sort.ts'
import styles from './table-head.module.css'

/** The names of a table's columns; those with an order are pressed to sort by them. Where the rows are
 *  cards, only these are left, as a row of buttons. */
export function TableHead<Id extends string>({
  columns,
  sort,
  onSort,
}: {
  columns: readonly {
    id: Id
    name: string
    isNumeric?: boolean
    isPinned?: boolean
    sortBy?: (row: never) => SortValue
  }[]
  sort: TableSort<Id> | null
  onSort?(sort: TableSort<Id>): void
}) {
  return (
    <thead className={styles.head} data-sortable={Boolean(onSort)}>
      <tr>
        {columns.map(({ id, name, isNumeric, isPinned, sortBy }) => {
          const direction = sort?.column === id ? sort.direction : undefined
          const isSortable = Boolean(onSort && sortBy)
          return (
            <th
              key={id}
              scope="col"
              data-numeric={isNumeric || undefined}
              data-pinned={isPinned || undefined}
              data-sortable={isSortable || undefined}
              aria-sort={isSortable ? (direction ?? 'none') : undefined}
            >
              {isSortable ? (
                <button type="button" onClick={() => onSort?.(nextSort(sort, id))}>
                  {name}
                  <span data-shown={Boolean(direction)}>
                    <Icon name={direction === 'descending' ? 'down' : 'up'} />
                  </span>
                </button>
              ) : (
                name
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
