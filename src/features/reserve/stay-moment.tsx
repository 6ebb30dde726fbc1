import { useLingui } from '@lingui/react/macro'
import { minuteSteps } from '#contract/limits.ts'
import { formatDay } from '#src/i18n/format.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Select } from '#src/ui/select.tsx'
import styles from './stay-moment.module.css'
import { dayOf, instantOn, timeOf } from './wall-day.ts'

const two = (value: number) => String(value).padStart(2, '0')
const hours = Array.from({ length: 24 }, (_, hour) => ({ value: hour, name: two(hour) }))
const minutes = minuteSteps.map((minute) => ({ value: minute, name: two(minute) }))

/** The start or the end of a stay on the listing's clock: its day, which the calendar sets while this
 *  one is chosen, and its time of day. */
export function StayMoment({
  label,
  instant,
  zone,
  isCalendars,
  onOpen,
  onChange,
}: {
  label: string
  instant: Date
  zone: string
  /** The calendar sets this one now. */
  isCalendars: boolean
  onOpen(): void
  onChange(instant: Date): void
}) {
  const { t } = useLingui()
  const time = timeOf(instant, zone)
  const setTime = (next: { hour?: number; minute?: number }) =>
    onChange(instantOn(dayOf(instant, zone), { ...time, ...next }, zone))
  return (
    <div
      role="group"
      aria-label={label}
      className={styles.moment}
      data-chosen={isCalendars || undefined}
    >
      <button type="button" className={styles.day} aria-pressed={isCalendars} onClick={onOpen}>
        <span className={styles.label}>{label}</span>
        <span className={styles.date}>
          <Icon name="calendar" />
          {formatDay(instant, zone)}
        </span>
      </button>
      <div className={styles.time}>
        <Select
          label={t`Hour`}
          value={time.hour}
          options={hours}
          onChange={(hour) => setTime({ hour })}
        />
        <Select
          label={t`Minutes`}
          value={time.minute}
          options={minutes}
          onChange={(minute) => setTime({ minute })}
        />
      </div>
    </div>
  )
}
