import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type {
  ReservationStatus,
  ReservationView as Reservation,
  Side,
} from '#contract/domain/reservation.ts'
import { totalOf } from '#contract/domain/stay.ts'
import { possibleMoves } from '#contract/domain/transitions.ts'
import { moveReservation } from '#contract/endpoints/reserve.ts'
import { callMutation } from '#src/api/mutation.ts'
import { formatDateTime, formatMoney } from '#src/i18n/format.ts'
import { periodWords, statusWords } from '#src/i18n/words.ts'
import { Button } from '#src/ui/button.tsx'
import { WriteFailure } from '#src/ui/write-failure.tsx'
import { FormActions } from '#src/ui/form.tsx'
import styles from './reservation-view.module.css'

type Answer = 'confirmed' | 'declined' | 'cancelled'

const moveWords: Record<Answer, MessageDescriptor> = {
  confirmed: msg`Approve`,
  declined: msg`Decline`,
  cancelled: msg`Cancel reservation`,
}

const isAnswer = (status: ReservationStatus): status is Answer => status in moveWords

/** A reservation as one of its two sides sees it, with what that side may do now. */
export function ReservationView({ reservation, side }: { reservation: Reservation; side: Side }) {
  const { i18n } = useLingui()
  const { mutate, isPending, error } = useMutation(callMutation(moveReservation))
  const { id, status, listing, price, periods, period } = reservation
  const [openedAt] = useState(() => new Date())
  const moves = possibleMoves(reservation, side, openedAt).filter(isAnswer)
  return (
    <div className={styles.reservation}>
      <dl className={styles.facts}>
        <dt>
          <Trans>State</Trans>
        </dt>
        <dd>{i18n._(statusWords[status])}</dd>
        <dt>
          <Trans>From</Trans>
        </dt>
        <dd>{formatDateTime(reservation.from, listing.zone)}</dd>
        <dt>
          <Trans>To</Trans>
        </dt>
        <dd>{formatDateTime(reservation.to, listing.zone)}</dd>
        <dt>
          <Trans>Periods</Trans>
        </dt>
        <dd>
          {periods} · {i18n._(periodWords[period])}
        </dd>
        <dt>
          <Trans>Price per period</Trans>
        </dt>
        <dd>{formatMoney(price)}</dd>
        <dt>
          <Trans>Total</Trans>
        </dt>
        <dd>{formatMoney(totalOf(periods, price))}</dd>
      </dl>
      <p className={styles.zone}>
        <Trans>Times are in the listing's zone, {listing.zone}.</Trans>
      </p>
      {error && <WriteFailure error={error} />}
      {moves.length > 0 && (
        <FormActions>
          {moves.map((move) => (
            <Button
              key={move}
              look={move === 'confirmed' ? 'main' : 'plain'}
              disabled={isPending}
              onClick={() => mutate({ params: { id }, body: { Status: move, From: status } })}
            >
              {i18n._(moveWords[move])}
            </Button>
          ))}
        </FormActions>
      )}
    </div>
  )
}
