import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { reservationViewCodec } from '#contract/codecs/reservation.ts'
import { ApiError } from '#src/api/api-error.ts'
import { WriteFailure } from '#src/ui/write-failure.tsx'

/** Why the account is still there, with the way to the stay that keeps it. */
export function DeletionFailure({ error, userId }: { error: Error; userId: number }) {
  const stay = stayOf(error)
  return (
    <>
      <WriteFailure error={error} />
      {stay && (
        <p>
          <Link
            to={stay.renterId === userId ? '/reserve/view/$id' : '/reserve/lview/$id'}
            params={{ id: stay.id }}
          >
            <Trans>Reservation of {stay.listing.title}</Trans>
          </Link>
        </p>
      )}
    </>
  )
}

/** That such an answer carries. */
function stayOf(error: Error) {
  const { resObj = null } = error instanceof ApiError ? error : {}
  const { success, data } = z.safeDecode(
    reservationViewCodec,
    resObj as z.input<typeof reservationViewCodec>,
  )
  return success ? data : null
}
