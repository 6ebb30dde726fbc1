import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'
import type { Side } from '#contract/domain/reservation.ts'
import { reservationQuery } from '#src/features/reserve/queries.ts'
import { ReservationMoves } from '#src/features/reserve/reservation-moves.tsx'
import styles from './-notice-moves.module.css'

/** Below the notice of a reservation: the way to it, and what its reader may do now.
 *  @param isNewest whether no later notice tells of the same reservation */
export function NoticeMoves({ id, side, isNewest }: { id: number; side: Side; isNewest: boolean }) {
  const place = useRef<HTMLDivElement>(null)
  const wasPressed = useRef(false)
  const { data: reservation } = useQuery({ ...reservationQuery(id), enabled: isNewest })
  // The next notice may be there, and what was pressed gone, before the press is answered.
  useLayoutEffect(() => {
    if (isNewest || !wasPressed.current) return
    wasPressed.current = false
    focusLink(place.current)
  }, [isNewest])
  return (
    <div ref={place} className={styles.moves} onClickCapture={() => (wasPressed.current = true)}>
      <Link
        to={side === 'renter' ? '/reserve/view/$id' : '/reserve/lview/$id'}
        params={{ id }}
        className={styles.link}
      >
        <Trans>Open the reservation</Trans>
      </Link>
      {isNewest && reservation && (
        <ReservationMoves
          reservation={reservation}
          side={side}
          onMoved={() => focusLink(place.current)}
        />
      )}
    </div>
  )
}

const focusLink = (place: HTMLElement | null) =>
  place?.querySelector('a')?.focus({ preventScroll: true })
