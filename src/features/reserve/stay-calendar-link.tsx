import { Trans, useLingui } from '@lingui/react/macro'
import { minuteMs } from '#contract/domain/durations.ts'
import type { ReservationView } from '#contract/domain/reservation.ts'
import { totalOf } from '#contract/domain/stay.ts'
import { formatMoney } from '#src/i18n/format.ts'
import { oneLabel } from '#src/i18n/one-label.ts'
import { siteName } from '#src/site.ts'
import { Icon } from '#src/ui/icon.tsx'
import { FileLink } from '#src/ui/file-link.tsx'
import { useNow } from '#src/ui/use-now.ts'
import { periodCount } from './period-count.ts'
import { belongsInCalendar, stayCalendarFile } from './stay-calendar-file.ts'

/** The stay for the reader's own calendar, as long as its dates are held. It needs no connection. */
export function StayCalendarLink({ reservation }: { reservation: ReservationView }) {
  const { t } = useLingui()
  const now = useNow(minuteMs)
  if (!belongsInCalendar(reservation, now)) return null
  const { id, listing, periods, period, price } = reservation
  const total = oneLabel([periodCount(periods, period), formatMoney(totalOf(periods, price))])
  const url = new URL(location.pathname, location.origin).href
  const text = stayCalendarFile(reservation, {
    title: t`Rental: ${listing.title}`,
    details: `${total}\n${url}`,
    url,
  })
  return (
    <FileLink name={`${siteName.toLowerCase()}-${id}.ics`} type="text/calendar" text={text}>
      <Icon name="calendar" />
      <Trans>Add to calendar</Trans>
    </FileLink>
  )
}
