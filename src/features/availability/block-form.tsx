import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, useState, type ReactNode } from 'react'
import { notOver, overlaps, stayFault, type Stay } from '#contract/domain/stay.ts'
import { startOfDay } from '#contract/domain/zone.ts'
import { blockDates } from '#contract/endpoints/block.ts'
import { callMutation } from '#src/api/mutation.ts'
import { useWrite } from '#src/api/use-write.ts'
import { formatStay } from '#src/i18n/format.ts'
import { Button } from '#src/ui/button.tsx'
import { Form, FormActions } from '#src/ui/form.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { toast } from '#src/ui/toast-store.ts'
import { useNow } from '#src/ui/use-now.ts'
import { useUnsavedWork } from '#src/ui/use-unsaved-work.ts'
import { WriteFailure } from '#src/ui/write-failure.tsx'
import { tomorrow, wholeDay } from './whole-day.ts'

/** What chooses two moments on the listing's clock. */
export interface DatesChoice {
  stay: Stay
  now: Date
  onFrom(instant: Date): void
  onTo(instant: Date): void
}

interface Choice {
  stay: Stay
  /** At first, and after a block, dates are put forward; after a block a second press of the button is not meant for them. */
  as: 'first' | 'next' | 'chosen'
  /** Each begins with the choice of a start, in its month. */
  round: number
}

/** Keeps dates free of reservations: whole days of the listing's calendar at first, any quarter of an hour on demand.
 *  @param taken what cannot be blocked, since it is taken
 *  @param renderDates the fields for both moments */
export function BlockForm({
  listing: { id, zone },
  taken,
  renderDates,
}: {
  listing: { id: number; zone: string }
  taken: readonly Stay[]
  renderDates(choice: DatesChoice): ReactNode
}) {
  const { t } = useLingui()
  const now = useNow()
  const [choice, setChoice] = useState<Choice>(() => ({
    stay: tomorrow(now, zone),
    as: 'first',
    round: 0,
  }))
  const moved = movedOn(choice, now, zone)
  if (moved !== choice) setChoice(moved)
  const { stay, as, round } = moved
  const { mutate, error, isPending, reset } = useWrite(callMutation(blockDates))
  const choose = (next: Stay) => {
    // What is on its way is still heard of.
    if (error) reset()
    setChoice({ stay: next, as: 'chosen', round })
  }
  useUnsavedWork(as === 'chosen')
  const fault = stayFault(notOver(stay, now, zone), now, zone)
  const isTaken = taken.some((range) => overlaps(range, stay))
  const canSend = !fault && !isTaken && as !== 'next'
  const send = () => {
    if (!canSend) return
    const done = () => {
      const dates = formatStay(stay, zone)
      toast(t({ message: `Blocked: ${dates}`, comment: 'Dates, never a person' }))
      const next: Choice = { stay: wholeDay(stay.to, zone), as: 'next', round: round + 1 }
      setChoice((chosen) => (chosen.stay === stay ? next : chosen))
    }
    mutate({ params: { id }, body: stay }, { onSuccess: done })
  }
  return (
    <Form onSend={send}>
      <Fragment key={round}>
        {renderDates({
          stay,
          now,
          onFrom: (from) => choose(startingAt(from, stay, zone)),
          onTo: (to) => choose({ from: stay.from, to }),
        })}
      </Fragment>
      {fault ? (
        <Notice tone="failure">
          {fault === 'too-far' ? t`The end is too far ahead.` : t`Please select correct dates.`}
        </Notice>
      ) : (
        isTaken &&
        as !== 'next' && (
          <Notice>
            <Trans>Part of these dates is taken already.</Trans>
          </Notice>
        )
      )}
      {error && <WriteFailure error={error} />}
      <FormActions>
        <Button type="submit" look="main" aria-disabled={!canSend || isPending}>
          <Trans>Block these dates</Trans>
        </Button>
      </FormActions>
    </Form>
  )
}

/** From tomorrow on, where the page has proposed a day that is over. */
const movedOn = (choice: Choice, now: Date, zone: string): Choice =>
  choice.as !== 'chosen' && choice.stay.to <= now
    ? { ...choice, stay: tomorrow(now, zone), round: choice.round + 1 }
    : choice

/** Another hour on its first day leaves its end alone. */
const startingAt = (from: Date, { from: before, to }: Stay, zone: string): Stay =>
  startOfDay(from, zone).getTime() === startOfDay(before, zone).getTime() && from < to
    ? { from, to }
    : wholeDay(from, zone)
