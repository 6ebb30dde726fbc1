import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { reservablePrice, type Listing } from '#contract/domain/listing.ts'
import { toMajorUnits, type Money } from '#contract/domain/money.ts'
import { rentPeriods } from '#contract/domain/rent-period.ts'
import { formatAmount, formatDate } from '#src/i18n/format.ts'
import { typeWord } from '#src/i18n/site-text.ts'
import { periodWords } from '#src/i18n/words.ts'
import { sortRows, type TableSort } from '#src/ui/table-sort.ts'
import { Table, type TableColumn } from '#src/ui/table.tsx'
import { createWayBack } from './way-back.ts'

const nothing = '–'
const sorts = createWayBack<TableSort>()

/** Listings as rows, sorted by any column. @see docs/product.md §2
 *  @param to where a title leads
 *  @param more columns behind the others */
export function ResultsTable({
  listings,
  label,
  to = '/rentitem/$id',
  more = [],
}: {
  listings: Listing[]
  label?: string
  to?: ListingPath
  more?: TableColumn<Listing>[]
}) {
  const { t, i18n } = useLingui()
  const [sort, setSort] = sorts.useReturned()
  sorts.useLeaving(() => sort)
  const columns: TableColumn<Listing>[] = [
    {
      id: 'title',
      name: t`Title`,
      isRowName: true,
      cell: titleLink(to),
      sortBy: ({ title }) => title,
    },
    ...rentPeriods.map((period) =>
      amountColumn(period, i18n._(periodWords[period]), (listing) =>
        reservablePrice(listing, period),
      ),
    ),
    {
      id: 'currency',
      name: t`Curr`,
      cell: ({ currency }) => currency,
      sortBy: ({ currency }) => currency,
    },
    amountColumn('deposit', t`Deposit`, ({ deposit, currency }) =>
      deposit > 0 ? { amount: deposit, currency } : null,
    ),
    {
      id: 'type',
      name: t`Type`,
      cell: ({ type }) => i18n._(typeWord(type)),
      sortBy: ({ type }) => i18n._(typeWord(type)),
    },
    {
      id: 'updated',
      name: t`Updated`,
      cell: ({ updatedOn }) => formatDate(updatedOn),
      isUnbroken: true,
      sortBy: ({ updatedOn }) => updatedOn.getTime(),
    },
    ...more,
  ]
  return (
    <Table
      label={label ?? t`Results`}
      columns={columns}
      rows={sortRows(listings, columns, sort)}
      keyOf={({ id }) => id}
      sort={sort}
      onSort={setSort}
    />
  )
}

type ListingPath = '/rentitem/$id' | '/review/$id'

const titleLink =
  (to: ListingPath) =>
  ({ id, title }: Listing) => (
    <Link to={to} params={{ id }}>
      {title}
    </Link>
  )

/** Sorted by the figures that are shown, whatever their currencies. */
const amountColumn = (
  id: string,
  name: string,
  amountOf: (listing: Listing) => Money | null,
): TableColumn<Listing> => ({
  id,
  name,
  isNumeric: true,
  cell: (listing) => {
    const amount = amountOf(listing)
    return amount ? formatAmount(amount) : nothing
  },
  sortBy: (listing) => {
    const amount = amountOf(listing)
    return amount && toMajorUnits(amount)
  },
})
