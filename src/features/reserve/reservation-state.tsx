import { useLingui } from '@lingui/react/macro'
import { minuteMs } from '#contract/domain/durations.ts'
import { statusNow } from '#contract/domain/request-expiry.ts'
import type { Reservation, ReservationStatus } from '#contract/domain/reservation.ts'
import { isCompleted } from '#contract/domain/transitions.ts'
import { statusWords } from '#src/i18n/words.ts'
import { Badge, type BadgeTone } from '#src/ui/badge.tsx'
import type { IconName } from '#src/ui/icon.tsx'
import { useNow } from '#src/ui/use-now.ts'

const looks: Record<ReservationStatus, { tone: BadgeTone; icon: IconName }> = {
  requested: { tone: 'warning', icon: 'clock' },
  confirmed: { tone: 'success', icon: 'check' },
  declined: { tone: 'danger', icon: 'close' },
  expired: { tone: 'plain', icon: 'clock' },
  cancelled: { tone: 'danger', icon: 'close' },
}

/** Where a reservation stands, as far as is known. A confirmed stay that is over is completed. */
export function ReservationState({
  reservation,
}: {
  reservation: Pick<Reservation, 'status' | 'to'> & { madeOn?: Date | undefined }
}) {
  const { t, i18n } = useLingui()
  const now = useNow(minuteMs)
  const status = statusNow(reservation, now)
  if (isCompleted(reservation, now)) return <Badge icon="check">{t`Completed`}</Badge>
  return <Badge {...looks[status]}>{i18n._(statusWords[status])}</Badge>
}
