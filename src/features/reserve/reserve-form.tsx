import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { reservablePrice, type Listing } from '#contract/domain/listing.ts'
import type { RentPeriod } from '#contract/domain/rent-period.ts'
import type { ReservationRequest } from '#contract/domain/reservation.ts'
import { countPeriods, overlaps, stayFault } from '#contract/domain/stay.ts'
import { createReservation } from '#contract/endpoints/reserve.ts'
import { useWrite } from '#src/api/use-write.ts'
import { follow } from '#src/sending/follow.ts'
import { discard } from '#src/sending/page-outbox.ts'
import { queueCall } from '#src/sending/queue-call.ts'
import { useArrival } from '#src/sending/use-arrival.ts'
import { useIsHere } from '#src/sending/use-is-here.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Form } from '#src/ui/form.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { ReadFailure } from '#src/ui/read-failure.tsx'
import { useNow } from '#src/ui/use-now.ts'
import { CheaperOffer } from './cheaper-offer.tsx'
import { cheaperPeriod } from './cheaper-period.ts'
import { timesOfDay } from './free-time.ts'
import { PeriodChoice } from './period-choice.tsx'
import { bookedRangesQuery } from './queries.ts'
import { ReserveFailure } from './reserve-failure.tsx'
import styles from './reserve-form.module.css'
import { StayDates } from './stay-dates.tsx'
import { StaySum } from './stay-sum.tsx'
import { TakenNotice } from './taken-notice.tsx'
import { UnsentReservations } from './unsent-reservations.tsx'
import { useStayChoice } from './use-stay-choice.ts'
import { useUnsentStays } from './use-unsent-stays.ts'

/** Chooses period and dates on the listing's clock, shows the sum, and reserves.
 *  @param card the listing, in short
 *  @see docs/product.md §5 */
export function ReserveForm({
  listing,
  card,
  onReserved,
}: {
  listing: Listing
  card: ReactNode
  onReserved(reservationId: number): void
}) {
  const { t } = useLingui()
  const { zone } = listing
  const now = useNow()
  const choice = useStayChoice(listing, now)
  const { period, stay } = choice
  const booked = useQuery(bookedRangesQuery(listing.id))
  const isHere = useIsHere()
  const { mutate, isPending, error, reset } = useWrite({
    mutationFn: async (body: ReservationRequest) => {
      const call = { id: choice.key, about: listing.title }
      const queued = await queueCall('reservation', { body }, call)
      // From here on it stands in the outbox, and its key is spent.
      choice.forget()
      return follow('reservation', queued, { isHere, giveBack: choice.keepAgain })
    },
    meta: { invalidates: createReservation.invalidates },
  })
  const unsent = useUnsentStays().filter(({ request }) => request.listingId === listing.id)
  const waiting = unsent.filter(({ item }) => item.state !== 'needs-you')

  const taken = booked.data ?? []
  const price = reservablePrice(listing, period)
  const count = countPeriods(stay, period, zone)
  const isCorrect = price && count !== null && !stayFault(stay, now, zone)
  const isTaken = taken.some((range) => overlaps(range, stay))
  const cheaper = isCorrect && !isTaken ? cheaperPeriod(listing, period, stay) : null

  const finish = ({ Id }: { Id: number }) => onReserved(Id)
  useArrival('reservation', isPending ? undefined : waiting[0]?.item.id, finish)

  const canSend = isCorrect && !isTaken && !isPending && waiting.length === 0

  const changing =
    <Value,>(change: (value: Value) => void) =>
    (value: Value) => {
      // What is on its way is still followed.
      if (error) reset()
      change(value)
    }
  const send = () => {
    if (!canSend || !isCorrect) return
    const body = { listingId: listing.id, period, price, ...stay }
    mutate(body, { onSuccess: finish })
  }

  return (
    <Form className={styles.form} onSend={send}>
      <div className={styles.choices}>
        <PeriodChoice listing={listing} period={period} onChoose={changing(choice.choosePeriod)} />
        <StayDates
          stay={stay}
          taken={[...taken, ...waiting.map(({ request }) => request)]}
          zone={zone}
          now={now}
          meaning={timesOfDay}
          onFrom={changing(choice.chooseFrom)}
          onTo={changing(choice.chooseTo)}
        />
      </div>
      <div className={styles.side}>
        <div className={styles.card}>{card}</div>
        {booked.error && (
          <ReadFailure
            error={booked.error}
            before={t`Could not get booked dates`}
            onRetry={() => booked.refetch()}
          />
        )}
        <UnsentReservations
          stays={unsent}
          zone={zone}
          onChange={({ item, request }) => {
            reset()
            choice.take(request.period, { from: request.from, to: request.to })
            void discard(item.seq)
          }}
          onDiscard={reset}
        />
        {isTaken && isCorrect && (
          <TakenNotice
            stay={stay}
            count={count}
            period={period}
            taken={taken}
            zone={zone}
            now={now}
            isProposed={!choice.isChosen}
            onChoose={changing(choice.chooseStay)}
          />
        )}
        {cheaper && (
          <CheaperOffer
            offer={cheaper}
            onTake={changing((longer: RentPeriod) => choice.take(longer, stay))}
          />
        )}
        {error && <ReserveFailure error={error} period={period} />}
      </div>
      <div data-foot className={styles.bar}>
        {isCorrect ? (
          <div className={styles.sum}>
            <StaySum count={count} period={period} price={price} />
            {isTaken && (
              <Badge tone="danger" icon="alert">
                <Trans>Not free</Trans>
              </Badge>
            )}
          </div>
        ) : (
          <Notice tone="failure">
            <Trans>Please select correct reservation parameters</Trans>
          </Notice>
        )}
        <Button type="submit" look="main" aria-disabled={!canSend}>
          {listing.offers[period].approval ? (
            <Trans>Request to reserve</Trans>
          ) : (
            <Trans>Reserve</Trans>
          )}
        </Button>
      </div>
    </Form>
  )
}
