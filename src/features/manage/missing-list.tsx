import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { missingParts, type Listing, type MissingPart } from '#contract/domain/listing.ts'
import styles from './missing-list.module.css'

/** What a listing needs before it can be active, each with the way there. @see docs/product.md §4 */
export function MissingList({ listing }: { listing: Listing }) {
  const links: Record<MissingPart, ReactNode> = {
    title: (
      <Link to="/lend/$id" params={{ id: listing.id }}>
        <Trans>Give it a title</Trans>
      </Link>
    ),
    place: (
      <Link to="/lend/location/$id" params={{ id: listing.id }}>
        <Trans>Say where it is</Trans>
      </Link>
    ),
    offer: (
      <Link to="/lend/$id" params={{ id: listing.id }}>
        <Trans>Offer a period with a price</Trans>
      </Link>
    ),
  }
  return (
    <>
      <p>
        <Trans>Before it can be active, there is something to do:</Trans>
      </p>
      <ul className={styles.list}>
        {missingParts(listing).map((part) => (
          <li key={part}>{links[part]}</li>
        ))}
      </ul>
    </>
  )
}
