import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { reservablePeriods, reservablePrice, type Listing } from '#contract/domain/listing.ts'
import type { RentPeriod } from '#contract/domain/rent-period.ts'
import {
  addPeriods,
  countPeriods,
  defaultStay,
  overlaps,
  stayFault,
  totalOf,
} from '#contract/domain/stay.ts'
import { createReservation } from '#contract/endpoints/reserve.ts'
import { callMutation } from '#src/api/mutation.ts'
import { newKey } from '#src/api/new-key.ts'
import { formatMoney } from '#src/i18n/format.ts'
import { periodWords } from '#src/i18n/words.ts'
import { Button } from '#src/ui/button.tsx'
import { ReadFailure } from '#src/ui/read-failure.tsx'
import { WriteFailure } from '#src/ui/write-failure.tsx'
import { Field } from '#src/ui/field.tsx'
import { Form, FormActions } from '#src/ui/form.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { bookedRangesQuery } from './queries.ts'
import styles from './reserve-form.module.css'
import { TimeField } from './time-field.tsx'

/** Chooses period and dates on the listing's clock, shows the sum, and reserves.
 *  @see docs/product.md §5 */
export function ReserveForm({
  listing,
  onReserved,
}: {
  listing: Listing
  onReserved(reservationId: number): void
}) {
  const { t, i18n } = useLingui()
  const { zone } = listing
  const periods = reservablePeriods(listing)
  const [period, setPeriod] = useState<RentPeriod>(periods[0] ?? 'hourly')
  const [openedAt] = useState(() => new Date())
  const [stay, setStay] = useState(() => defaultStay(openedAt, period, zone))
  const [key, setKey] = useState(newKey)
  const booked = useQuery(bookedRangesQuery(listing.id))
  const { mutate, isPending, error } = useMutation(callMutation(createReservation))

  const price = reservablePrice(listing, period)
  const count = countPeriods(stay, period, zone)
  const isCorrect = price && count !== null && !stayFault(stay, openedAt, zone)
  const isTaken = booked.data?.some((range) => overlaps(range, stay)) ?? false

  const change = (next: { period?: RentPeriod; from?: Date; to?: Date }) => {
    const nextPeriod = next.period ?? period
    setPeriod(nextPeriod)
    setKey(newKey())
    if (next.period) setStay(defaultStay(openedAt, nextPeriod, zone))
    else if (next.from) setStay({ from: next.from, to: addPeriods(next.from, 1, period, zone) })
    else if (next.to) setStay({ from: stay.from, to: next.to })
  }
  const send = () => {
    if (!isCorrect) return
    const body = { listingId: listing.id, period, price, ...stay }
    const onSuccess = ({ resObj }: { resObj: { Id: number } }) => onReserved(resObj.Id)
    mutate({ body, idempotencyKey: key }, { onSuccess })
  }

  return (
    <Form onSend={send}>
      <Field label={t`Billing period`}>
        {(control) => (
          <select
            {...control}
            value={period}
            onChange={(event) => change({ period: event.target.value as RentPeriod })}
          >
            {periods.map((each) => (
              <option key={each} value={each}>
                {i18n._(periodWords[each])}
              </option>
            ))}
          </select>
        )}
      </Field>
      <TimeField
        label={t`Start`}
        value={stay.from}
        zone={zone}
        onChange={(from) => change({ from })}
      />
      <TimeField label={t`End`} value={stay.to} zone={zone} onChange={(to) => change({ to })} />
      <p className={styles.zone}>
        <Trans>Times are in the listing's zone, {zone}.</Trans>
      </p>
      {isCorrect ? (
        <output className={styles.sum}>
          {count} × {formatMoney(price)} = <strong>{formatMoney(totalOf(count, price))}</strong>
        </output>
      ) : (
        <Notice tone="failure">
          <Trans>Please select correct reservation parameters</Trans>
        </Notice>
      )}
      {booked.error && (
        <ReadFailure
          error={booked.error}
          before={t`Could not get booked dates`}
          onRetry={() => booked.refetch()}
        />
      )}
      {isTaken && (
        <Notice tone="failure">
          <Trans>Those dates are taken.</Trans>
        </Notice>
      )}
      {error && <WriteFailure error={error} />}
      <FormActions>
        <Button type="submit" look="main" disabled={isPending || !isCorrect || isTaken}>
          {listing.offers[period].approval ? (
            <Trans>Request to reserve</Trans>
          ) : (
            <Trans>Reserve</Trans>
          )}
        </Button>
      </FormActions>
    </Form>
  )
}
