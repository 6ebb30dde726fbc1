import { Trans, useLingui } from '@lingui/react/macro'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { reservablePrice, type Listing } from '#contract/domain/listing.ts'
import { formatAmount, formatDate } from '#src/i18n/format.ts'
import { listingTypeWords, periodWords } from '#src/i18n/words.ts'
import { Icon } from '#src/ui/icon.tsx'
import {
  nextOrder,
  sortListings,
  tableColumns,
  type TableColumn,
  type TableOrder,
} from './sort-listings.ts'
import styles from './results-table.module.css'

const columnWords: Record<TableColumn, MessageDescriptor> = {
  title: msg`Title`,
  ...periodWords,
  currency: msg`Curr`,
  deposit: msg`Deposit`,
  type: msg`Type`,
  updated: msg`Updated`,
}

/** The results as rows, sorted by any column; stacked where the screen is narrow. */
export function ResultsTable({ listings }: { listings: Listing[] }) {
  const { i18n } = useLingui()
  const [order, setOrder] = useState<TableOrder | null>(null)
  return (
    <table className={styles.table}>
      <caption>
        <Trans>Results</Trans>
      </caption>
      <thead>
        <tr>
          {tableColumns.map((column) => (
            <ColumnHead
              key={column}
              column={column}
              order={order}
              onSort={() => setOrder(nextOrder(order, column))}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {sortListings(listings, order).map((listing) => (
          <tr key={listing.id}>
            {tableColumns.map((column) => (
              <td key={column} data-label={i18n._(columnWords[column])}>
                <Cell listing={listing} column={column} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function ColumnHead({
  column,
  order,
  onSort,
}: {
  column: TableColumn
  order: TableOrder | null
  onSort(): void
}) {
  const { i18n } = useLingui()
  const sorted = order?.column === column ? order : null
  return (
    <th
      scope="col"
      aria-sort={sorted ? (sorted.isDescending ? 'descending' : 'ascending') : undefined}
    >
      <button type="button" onClick={onSort}>
        {i18n._(columnWords[column])}
        {sorted && <Icon name={sorted.isDescending ? 'down' : 'up'} />}
      </button>
    </th>
  )
}

function Cell({ listing, column }: { listing: Listing; column: TableColumn }) {
  const { i18n } = useLingui()
  const { currency, deposit } = listing
  switch (column) {
    case 'title':
      return (
        <Link to="/rentitem/$id" params={{ id: listing.id }}>
          {listing.title}
        </Link>
      )
    case 'currency':
      return currency
    case 'deposit':
      return deposit > 0 ? formatAmount({ amount: deposit, currency }) : '–'
    case 'type':
      return i18n._(listingTypeWords[listing.type])
    case 'updated':
      return formatDate(listing.updatedOn)
    default: {
      const price = reservablePrice(listing, column)
      return price ? formatAmount(price) : '–'
    }
  }
}
