import { listingTypeId } from '#contract/domain/listing-type.ts'
import { reservablePrice, type Listing } from '#contract/domain/listing.ts'
import { rentPeriods } from '#contract/domain/rent-period.ts'

export const tableColumns = [
  'title',
  ...rentPeriods,
  'currency',
  'deposit',
  'type',
  'updated',
] as const

export type TableColumn = (typeof tableColumns)[number]

export interface TableOrder {
  column: TableColumn
  isDescending: boolean
}

/** A click on a column sorts by it; another one turns the order round. */
export const nextOrder = (order: TableOrder | null, column: TableColumn): TableOrder => ({
  column,
  isDescending: order?.column === column && !order.isDescending,
})

/** null is where there is nothing: it stays at the end, whichever way the order goes. */
function valueOf(listing: Listing, column: TableColumn): string | number | null {
  switch (column) {
    case 'title':
      return listing.title
    case 'currency':
      return listing.currency
    case 'deposit':
      return listing.deposit
    case 'type':
      return listingTypeId(listing.type)
    case 'updated':
      return listing.updatedOn.getTime()
    default:
      return reservablePrice(listing, column)?.amount ?? null
  }
}

/** @returns a new list; equal ones keep their order
 *  @see docs/product.md §2 */
export function sortListings(listings: Listing[], order: TableOrder | null): Listing[] {
  if (!order) return listings
  const direction = order.isDescending ? -1 : 1
  const words = new Intl.Collator(undefined, { numeric: true })
  return listings.toSorted((a, b) => {
    const [left, right] = [valueOf(a, order.column), valueOf(b, order.column)]
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    if (typeof left === 'string') return direction * words.compare(left, String(right))
    return direction * (left - Number(right))
  })
}
