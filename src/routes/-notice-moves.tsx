import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { Side } from '#contract/domain/reservation.ts'
import { reservationQuery } from '#src/features/reserve/queries.ts'
import { ReservationMoves } from '#src/features/reserve/reservation-moves.tsx'
import styles from './-notice-moves.module.css'

/** Below the notice of a reservation: the way to it, and what its reader may do now.
 *  @param isNewest whether no later notice tells of the same reservation */
export function NoticeMoves({ id, side, isNewest }: { id: number; side: Side; isNewest: boolean }) {
  const place = useRef<HTMLDivElement>(null)
  const wasPressed = useRef(false)
  const [isAsking, setAsking] = useState(false)
  // A question that is open, and what is typed into it, stay when the next notice comes.
  const hasMoves = isNewest || isAsking
  const { data: reservation } = useQuery({ ...reservationQuery(id), enabled: hasMoves })
  // The next notice may be there, and what was pressed gone, before the press is answered.
  useEffect(() => {
    if (hasMoves || !wasPressed.current) return
    wasPressed.current = false
    // Who has gone on to something else meanwhile stays there.
    if (document.activeElement === document.body) focusLink(place.current)
  }, [hasMoves])
  return (
    <div ref={place} className={styles.moves} onClickCapture={() => (wasPressed.current = true)}>
      <Link
        to={side === 'renter' ? '/reserve/view/$id' : '/reserve/lview/$id'}
        params={{ id }}
        className={styles.link}
      >
        <Trans>Open the reservation</Trans>
      </Link>
      {hasMoves && reservation && (
        <ReservationMoves
          reservation={reservation}
          side={side}
          isAsking={isAsking}
          onAsking={setAsking}
          onMoved={() => focusLink(place.current)}
        />
      )}
    </div>
  )
}

const focusLink = (place: HTMLElement | null) =>
  place?.querySelector('a')?.focus({ preventScroll: true })
