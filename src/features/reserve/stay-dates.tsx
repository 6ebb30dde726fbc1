import { Trans, useLingui } from '@lingui/react/macro'
import type { CalendarDate } from '@internationalized/date'
import { useState } from 'react'
import type { Stay } from '#contract/domain/stay.ts'
import { Calendar } from '#src/ui/calendar.tsx'
import hidden from '#src/ui/hidden.module.css'
import { freedomOf, reservableSpan, type DayMeaning } from './free-time.ts'
import styles from './stay-dates.module.css'
import { StayZone } from './stay-zone.tsx'
import { StayMoment } from './stay-moment.tsx'
import { dayOf, timeOf } from './wall-day.ts'

/** Start and end of a stay, and the one calendar that sets both: first the start, then the end. */
export function StayDates({
  stay,
  taken,
  zone,
  now,
  meaning,
  onFrom,
  onTo,
}: {
  stay: Stay
  taken: readonly Stay[]
  zone: string
  now: Date
  meaning: DayMeaning
  onFrom(instant: Date): void
  onTo(instant: Date): void
}) {
  const { t } = useLingui()
  const [role, setRole] = useState<'from' | 'to'>('from')
  const [openings, setOpenings] = useState(0)
  const span = reservableSpan(now, zone)
  const today = dayOf(now, zone)
  const lastDay = meaning.lastDay(stay.to, zone)
  const open = (next: 'from' | 'to') => {
    setRole(next)
    setOpenings(openings + 1)
  }
  const choose = (day: CalendarDate) => {
    const instant = meaning.momentOn(day, timeOf(stay[role], zone), { role, taken, span, zone })
    if (role === 'from') onFrom(instant)
    else onTo(instant)
    setRole('to')
  }
  const stateOf = (day: CalendarDate) =>
    role === 'to' && day.compare(dayOf(stay.from, zone)) < 0
      ? 'closed'
      : freedomOf(day, taken, span, zone)
  const chosenNext = role === 'from' ? t`Choose the start` : t`Choose the end`
  return (
    <fieldset className={styles.dates}>
      <legend className={styles.legend}>
        <Trans>When</Trans>
      </legend>
      <StayZone stay={stay} zone={zone} />
      <div className={styles.when}>
        <div className={styles.moments}>
          <StayMoment
            label={t`Start`}
            instant={stay.from}
            zone={zone}
            isCalendars={role === 'from'}
            onOpen={() => open('from')}
            onChange={onFrom}
          />
          <StayMoment
            label={t`End`}
            instant={stay.to}
            zone={zone}
            isCalendars={role === 'to'}
            onOpen={() => open('to')}
            onChange={onTo}
          />
        </div>
        <Calendar
          key={openings}
          label={chosenNext}
          today={today}
          value={role === 'from' ? dayOf(stay.from, zone) : lastDay}
          range={{ from: dayOf(stay.from, zone), to: lastDay }}
          min={today}
          max={dayOf(new Date(span.to.getTime() - 1), zone)}
          stateOf={stateOf}
          onChoose={choose}
        />
        <p role="status" className={hidden.hidden}>
          {chosenNext}
        </p>
      </div>
    </fieldset>
  )
}
