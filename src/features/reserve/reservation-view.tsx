import { Trans } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { minuteMs } from '#contract/domain/durations.ts'
import { seenName } from '#contract/domain/person-name.ts'
import type { ReservationView as Reservation, Side } from '#contract/domain/reservation.ts'
import { requestExpiry } from '#contract/domain/request-expiry.ts'
import { formatDateTime } from '#src/i18n/format.ts'
import { Notice } from '#src/ui/notice.tsx'
import { useNow } from '#src/ui/use-now.ts'
import { ReservationMoves } from './reservation-moves.tsx'
import { ReservationState } from './reservation-state.tsx'
import { ReservationStory } from './reservation-story.tsx'
import styles from './reservation-view.module.css'
import { StayCalendarLink } from './stay-calendar-link.tsx'
import { StaySum } from './stay-sum.tsx'
import { StayZone } from './stay-zone.tsx'
import { waitsForAnswer } from './waits-for-answer.ts'

/** It tells anew how things stand. */
const focusHeading = () => document.querySelector<HTMLElement>('h1')?.focus()

/** A reservation as one of its two sides sees it, with what that side may do now.
 *  @param card the listing, in short
 *  @param peer the other side */
export function ReservationView({
  reservation,
  side,
  card,
  peer,
}: {
  reservation: Reservation
  side: Side
  card: ReactNode
  peer: ReactNode
}) {
  const { listing, price, periods, period, from, to } = reservation
  const [isAsking, setAsking] = useState(false)
  const isWaiting = waitsForAnswer(reservation, useNow(minuteMs))
  return (
    <div className={styles.reservation}>
      <div className={styles.main}>
        <p>
          <ReservationState reservation={reservation} />
        </p>
        {isWaiting && (
          <Notice>
            <WaitingWords
              side={side}
              lenderName={seenName(reservation.lender.firstName)}
              until={formatDateTime(requestExpiry(reservation), listing.zone)}
            />
          </Notice>
        )}
        <dl className={styles.facts}>
          <div>
            <dt>
              <Trans>From</Trans>
            </dt>
            <dd>{formatDateTime(from, listing.zone)}</dd>
          </div>
          <div>
            <dt>
              <Trans>To</Trans>
            </dt>
            <dd>{formatDateTime(to, listing.zone)}</dd>
          </div>
          <div className={styles.total}>
            <dt>
              <Trans>Total</Trans>
            </dt>
            <dd>
              <StaySum count={periods} period={period} price={price} />
            </dd>
          </div>
        </dl>
        <StayZone stay={reservation} zone={listing.zone} />
        <ReservationMoves
          reservation={reservation}
          side={side}
          isAsking={isAsking}
          onAsking={setAsking}
          onMoved={focusHeading}
        />
        <p>
          <StayCalendarLink reservation={reservation} />
        </p>
        <section className={styles.section}>
          <h2>
            <Trans>So far</Trans>
          </h2>
          <ReservationStory reservation={reservation} />
        </section>
      </div>
      <aside className={styles.side}>
        {card}
        <h2>{side === 'renter' ? <Trans>Your lender</Trans> : <Trans>Your renter</Trans>}</h2>
        {peer}
      </aside>
    </div>
  )
}

/** Who has to answer, and until when.
 *  @param lenderName '' for one who has not told it
 *  @param until on the listing's clock */
function WaitingWords({
  side,
  lenderName,
  until,
}: {
  side: Side
  lenderName: string
  until: string
}) {
  if (side === 'lender') {
    return <Trans>This request waits for your answer. It expires on {until}.</Trans>
  }
  if (!lenderName) {
    return <Trans>The lender can answer until {until}. The dates are held for you.</Trans>
  }
  return (
    <Trans>
      {lenderName} can answer until {until}. The dates are held for you.
    </Trans>
  )
}
