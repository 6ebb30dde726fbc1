import { Trans } from '@lingui/react/macro'
import { leastPrice, type Listing } from '#contract/domain/listing.ts'
import type { Money } from '#contract/domain/money.ts'
import type { RentPeriod } from '#contract/domain/rent-period.ts'
import { formatMoneyShort } from '#src/i18n/format.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Notice } from '#src/ui/notice.tsx'
import styles from './viewer-actions.module.css'

/** What a viewer may do with a listing: chat and reserve, or manage the own one.
 *  @param viewerId null for an anonymous visitor */
export function ViewerActions({
  listing,
  viewerId,
}: {
  listing: Listing
  viewerId: number | null
}) {
  if (viewerId === listing.lenderId) {
    return (
      <div className={styles.own}>
        <Notice>
          <p>
            <Trans>This is your post</Trans>
          </p>
          {!listing.isActive && (
            <p>
              <Trans>This listing is not currently active.</Trans>
            </p>
          )}
        </Notice>
        <ButtonLink to="/review/$id" params={{ id: listing.id }}>
          <Icon name="edit" />
          <Trans>Edit</Trans>
        </ButtonLink>
      </div>
    )
  }
  if (!listing.isActive) {
    return (
      <Notice>
        <Trans>This listing is not currently active.</Trans>
      </Notice>
    )
  }
  return (
    <div className={styles.actions}>
      <LeastPrice listing={listing} />
      <ButtonLink to="/newchat/$id" params={{ id: listing.id }}>
        <Icon name="inbox" />
        <Trans>Chat</Trans>
      </ButtonLink>
      <ButtonLink look="main" to="/reserve/$id" params={{ id: listing.id }}>
        <Trans>Reserve</Trans>
      </ButtonLink>
    </div>
  )
}

/** The price of the shortest period, beside the button on a phone. */
function LeastPrice({ listing }: { listing: Listing }) {
  const least = leastPrice(listing)
  return <p className={styles.price}>{least && <PricePerPeriod {...least} />}</p>
}

function PricePerPeriod({ period, price: of }: { period: RentPeriod; price: Money }) {
  const price = <b>{formatMoneyShort(of)}</b>
  switch (period) {
    case 'hourly':
      return <Trans>{price} per hour</Trans>
    case 'daily':
      return <Trans>{price} per day</Trans>
    case 'weekly':
      return <Trans>{price} per week</Trans>
    case 'monthly':
      return <Trans>{price} per month</Trans>
  }
}
