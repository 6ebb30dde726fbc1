import { useState } from 'react'
import type { ReservationView, Side } from '#contract/domain/reservation.ts'
import { reviewAsLender, reviewAsRenter } from '#contract/endpoints/reserve.ts'
import { useWrite } from '#src/api/use-write.ts'
import { follow } from '#src/sending/follow.ts'
import { discard } from '#src/sending/page-outbox.ts'
import { reviewLane } from '#src/sending/queued-calls.ts'
import { useArrival } from '#src/sending/use-arrival.ts'
import { useIsHere } from '#src/sending/use-is-here.ts'
import { useUnsent } from '#src/sending/use-unsent.ts'
import { forgetReview, keepReview, keptReview, newReview, type ReviewDraft } from './kept-review.ts'
import { queueReview, reviewKinds } from './queue-review.ts'
import { unsentReview } from './unsent-review.ts'

const endpoints = { renter: reviewAsRenter, lender: reviewAsLender }

/** The review that one side writes of a reservation: kept while it is written, then in the outbox, then
 *  posted; also when it was sent on an earlier visit.
 *  @param onPosted called when the server has it and this screen is still open */
export function useReview(
  reservation: ReservationView,
  side: Side,
  userId: number,
  onPosted: () => void,
) {
  const name = `draft:review:${userId}:${reservation.id}`
  const [draft, setDraft] = useState(() => keptReview(name) ?? newReview())
  const kind = reviewKinds[side]
  const lane = reviewLane(reservation.id)
  const isHere = useIsHere()
  /** Unless something else was written meanwhile. */
  const keepAgain = (sent: ReviewDraft) => keptReview(name) ?? keepReview(name, sent)
  const { mutate, isPending, error, reset } = useWrite({
    mutationFn: async (sent: ReviewDraft) => {
      const queued = await queueReview(reservation, side, sent)
      forgetReview(name)
      return follow(kind, queued, { isHere, giveBack: () => keepAgain(sent) })
    },
    meta: { invalidates: endpoints[side].invalidates },
  })
  const item = useUnsent().find((each) => each.lane === lane && each.kind === kind)
  const waitsFor = item && item.state !== 'needs-you' && !isPending ? item.id : undefined
  useArrival(kind, waitsFor, onPosted)

  const leaveOutbox = async () => {
    // Nobody waits for what is not sent any more.
    reset()
    return item !== undefined && (await discard(item.seq))
  }
  const write = (next: ReviewDraft) => {
    keepReview(name, next)
    setDraft(next)
    if (error) reset()
  }
  return {
    draft,
    unsent: item ? { item, said: unsentReview(item) } : null,
    isPending,
    error,
    change: (said: Partial<Omit<ReviewDraft, 'key'>>) => write(newReview({ ...draft, ...said })),
    /** Once more, from the outbox back into the form. */
    edit: () => {
      if (item) write(unsentReview(item) ?? newReview())
      void leaveOutbox()
    },
    giveUp: () => {
      setDraft(newReview())
      return leaveOutbox()
    },
    post: () => mutate(draft, { onSuccess: onPosted }),
  }
}
