import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { minuteMs } from '#contract/domain/durations.ts'
import { isBlank } from '#contract/domain/is-blank.ts'
import { seenName } from '#contract/domain/person-name.ts'
import type {
  ReservationStatus,
  ReservationView as Reservation,
  Side,
} from '#contract/domain/reservation.ts'
import { possibleMoves } from '#contract/domain/transitions.ts'
import { moveReservation } from '#contract/endpoints/reserve.ts'
import { textLimits } from '#contract/limits.ts'
import { newKey } from '#src/api/new-key.ts'
import { useReach } from '#src/api/use-reach.ts'
import { useWrite } from '#src/api/use-write.ts'
import { follow } from '#src/sending/follow.ts'
import { sendActions } from '#src/sending/send-actions.ts'
import { queueCall } from '#src/sending/queue-call.ts'
import { reservationLane, type PartsOf } from '#src/sending/queued-calls.ts'
import { useIsHere } from '#src/sending/use-is-here.ts'
import { useUnsent } from '#src/sending/use-unsent.ts'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { FormActions } from '#src/ui/form.tsx'
import { SendState } from '#src/ui/send-state.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { useNow } from '#src/ui/use-now.ts'
import { WriteFailure } from '#src/ui/write-failure.tsx'
import { forgetNote, keepNote, keptNote } from './kept-note.ts'

type Ending = 'declined' | 'cancelled'

const isEnding = (status: ReservationStatus): status is Ending =>
  status === 'declined' || status === 'cancelled'

/** What one side may do with a reservation now. What ends it is asked first, and may be explained.
 *  @param isAsking whether that question is open: until it is answered, this is to stay
 *  @param onMoved takes the focus elsewhere: what was pressed is gone */
export function ReservationMoves({
  reservation,
  side,
  isAsking,
  onAsking,
  onMoved,
}: {
  reservation: Reservation
  side: Side
  isAsking: boolean
  onAsking(isAsking: boolean): void
  onMoved(): void
}) {
  const { t } = useLingui()
  const { id, status, lender, renter, listing } = reservation
  const isHere = useIsHere()
  const { mutate, isPending, isUnderWay, error, reset } = useWrite({
    mutationFn: async (body: PartsOf<'reservation-answer'>['body']) => {
      const call = { id: newKey(), about: listing.title }
      const queued = await queueCall('reservation-answer', { params: { id }, body }, call)
      forgetNote(id)
      onAsking(false)
      const giveBack = () => keepNote(id, body?.Note ?? '')
      return follow('reservation-answer', queued, { isHere, giveBack })
    },
    meta: { invalidates: moveReservation.invalidates },
  })
  const actions = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState<Ending>('cancelled')
  const [note, setNote] = useState(() => keptNote(id))
  const moves = possibleMoves(reservation, side, useNow(minuteMs))
  const endings = moves.filter(isEnding)
  const peer = seenName((side === 'renter' ? lender : renter).firstName)
  const names = { declined: t`Decline`, cancelled: t`Cancel reservation` }
  const titles = { declined: t`Decline this request?`, cancelled: t`Cancel this reservation?` }

  const ask = (ending: Ending) => {
    if (isUnderWay()) return
    setAsked(ending)
    onAsking(true)
  }
  const write = (typed: string) => {
    keepNote(id, typed)
    setNote(typed)
  }
  const move = (to: 'confirmed' | Ending) => {
    const onSettled = () => onAsking(false)
    const onSuccess = () => {
      // Who has gone on to something else meanwhile stays there.
      if (isAround(actions.current)) onMoved()
    }
    const said = to !== 'confirmed' && !isBlank(note) ? { Note: note.trim() } : {}
    mutate({ Status: to, From: status, ...said }, { onSettled, onSuccess })
  }
  return (
    <>
      {error && <WriteFailure error={error} />}
      <UnsentAnswer reservationId={id} onDiscard={reset} />
      <FormActions ref={actions}>
        {moves.includes('confirmed') && (
          <Button look="main" aria-disabled={isPending} onClick={() => move('confirmed')}>
            <Trans>Approve</Trans>
          </Button>
        )}
        {endings.map((ending) => (
          <Button key={ending} aria-disabled={isPending} onClick={() => ask(ending)}>
            {names[ending]}
          </Button>
        ))}
      </FormActions>
      <ConfirmDialog
        isDangerous
        isOpen={isAsking}
        isPending={isPending}
        title={titles[asked]}
        confirmText={names[asked]}
        cancelText={t`Keep it`}
        onConfirm={() => move(asked)}
        onCancel={() => onAsking(false)}
      >
        <p>
          <Trans>The dates become free for others. This cannot be taken back.</Trans>
        </p>
        <TextArea
          label={peer ? t`Note to ${peer} (optional)` : t`Note to the other one (optional)`}
          value={note}
          maxLength={textLimits.note}
          onChange={write}
        />
      </ConfirmDialog>
    </>
  )
}

/** Whether what has the focus is among these actions, or was given it because one of them has gone. */
function isAround(actions: HTMLElement | null): boolean {
  const { activeElement } = document
  if (!actions || !activeElement) return false
  return actions.contains(activeElement) || activeElement.contains(actions)
}

/** An answer that the server does not have yet.
 *  @param onDiscard called when it is given up */
function UnsentAnswer({ reservationId, onDiscard }: { reservationId: number; onDiscard(): void }) {
  const isCutOff = useReach() !== 'online'
  const ownLane = reservationLane(reservationId)
  return useUnsent()
    .filter(({ lane }) => lane === ownLane)
    .map((item) => (
      <SendState
        key={item.seq}
        sending={item}
        isCutOff={isCutOff}
        {...sendActions(item, onDiscard)}
      />
    ))
}
