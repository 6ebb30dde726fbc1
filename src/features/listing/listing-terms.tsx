import { Trans } from '@lingui/react/macro'
import type { Listing } from '#contract/domain/listing.ts'
import { formatMoney } from '#src/i18n/format.ts'
import { PriceTable } from './price-table.tsx'
import styles from './listing-terms.module.css'

/** What a listing costs, and the deposit with its terms. */
export function ListingTerms({ listing }: { listing: Listing }) {
  const { currency, depositTerms } = listing
  const deposit = { amount: listing.deposit, currency }
  return (
    <>
      <PriceTable listing={listing} />
      {(deposit.amount > 0 || depositTerms) && (
        <p>
          {deposit.amount > 0 && <Trans>Deposit: {formatMoney(deposit)}</Trans>}{' '}
          <span className={styles.terms}>{depositTerms}</span>
        </p>
      )}
    </>
  )
}
