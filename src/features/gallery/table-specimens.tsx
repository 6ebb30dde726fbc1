import { useState } from 'react'
import { Badge } from '#src/ui/badge.tsx'
import { sortRows, type TableSort } from '#src/ui/table-sort.ts'
import { Table, type TableColumn } from '#src/ui/table.tsx'
import { Specimen, State } from './specimen.tsx'

interface Sample {
  id: number
  title: string
  daily: number
  waits: boolean
}

const rows: Sample[] = [
  { id: 1, title: 'Condo near the river', daily: 900, waits: false },
  { id: 2, title: 'Einfamilienhaus mit Gartenbewässerungsanlage', daily: 2400, waits: true },
  { id: 3, title: 'Room with a window', daily: 350, waits: false },
]

const columns: TableColumn<Sample>[] = [
  {
    id: 'title',
    name: 'Title',
    isRowName: true,
    cell: ({ title }) => title,
    sortBy: ({ title }) => title,
  },
  {
    id: 'daily',
    name: 'Daily',
    isNumeric: true,
    cell: ({ daily }) => daily.toFixed(2),
    sortBy: ({ daily }) => daily,
  },
  {
    id: 'state',
    name: 'State',
    cell: ({ waits }) =>
      waits ? <Badge tone="warning">Requested</Badge> : <Badge tone="success">Confirmed</Badge>,
  },
]

export function TableSpecimens() {
  const [sort, setSort] = useState<TableSort | null>({ column: 'daily', direction: 'ascending' })
  return (
    <Specimen name="Table">
      <State name="sortable, one row that waits">
        <Table
          label="Sortable"
          columns={columns}
          rows={sortRows(rows, columns, sort)}
          keyOf={({ id }) => id}
          isMarked={({ waits }) => waits}
          sort={sort}
          onSort={setSort}
        />
      </State>
      <State name="as it comes">
        <Table label="Plain" columns={columns} rows={rows.slice(0, 2)} keyOf={({ id }) => id} />
      </State>
    </Specimen>
  )
}
