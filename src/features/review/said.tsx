import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Verdict } from '#contract/domain/review.ts'
import { GivenStars } from '#src/ui/given-stars.tsx'
import styles from './said.module.css'

/** What the user says of the other side and, as its renter, of the place; posted or still on its way.
 *  @param children how far it has come */
export function Said({
  peerName,
  ofUser,
  ofListing,
  children,
}: {
  peerName: string
  ofUser: Verdict
  ofListing: Verdict | null
  children: ReactNode
}) {
  const { t } = useLingui()
  return (
    <section className={styles.said}>
      <h2>
        <Trans>Your review</Trans>
      </h2>
      <dl className={styles.verdicts}>
        {ofListing && <Line about={t`The listing`} verdict={ofListing} />}
        <Line about={peerName} verdict={ofUser} />
      </dl>
      {children}
    </section>
  )
}

function Line({ about, verdict: { stars, text } }: { about: string; verdict: Verdict }) {
  return (
    <div>
      <dt>{about}</dt>
      <dd>
        <GivenStars count={stars} />
        {text && <p className={styles.text}>{text}</p>}
      </dd>
    </div>
  )
}
