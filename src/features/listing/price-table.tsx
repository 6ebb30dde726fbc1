import { Trans, useLingui } from '@lingui/react/macro'
import {
  bookingOf,
  reservablePeriods,
  reservablePrice,
  type Listing,
} from '#contract/domain/listing.ts'
import { formatMoney } from '#src/i18n/format.ts'
import { bookingWords, periodWords } from '#src/i18n/words.ts'
import styles from './price-table.module.css'

/** What each period costs and how it is booked; a price of zero or none is not shown, nor a table
 *  without any. */
export function PriceTable({ listing }: { listing: Listing }) {
  const { i18n } = useLingui()
  const periods = reservablePeriods(listing)
  if (periods.length === 0) return null
  return (
    <div className={styles.place}>
      <table className={styles.table}>
        <caption>
          <Trans>Prices</Trans>
        </caption>
        <tbody>
          {periods.map((period) => {
            const price = reservablePrice(listing, period)
            return (
              <tr key={period}>
                <th scope="row">{i18n._(periodWords[period])}</th>
                <td>{price && formatMoney(price)}</td>
                <td>{i18n._(bookingWords[bookingOf(listing.offers[period].approval)])}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
