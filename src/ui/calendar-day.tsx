import type { CalendarDate } from '@internationalized/date'
import { useLingui } from '@lingui/react/macro'
import { oneLabel } from '#src/i18n/one-label.ts'
import styles from './calendar-day.module.css'

export type DayState = 'open' | 'partly-taken' | 'taken' | 'closed'

/** A day of the calendar. One that cannot be chosen can still be reached, and says why. */
export function CalendarDay({
  day,
  name,
  state,
  isToday,
  isFocused,
  isOutside,
  range,
  onChoose,
}: {
  day: CalendarDate
  /** With weekday, month and year. */
  name: string
  state: DayState
  isToday: boolean
  /** Where the keyboard enters the calendar. */
  isFocused: boolean
  /** Of the month before or after. */
  isOutside: boolean
  range: { from: CalendarDate; to: CalendarDate }
  onChoose(day: CalendarDate): void
}) {
  const { t } = useLingui()
  const isFirst = day.compare(range.from) === 0
  const isLast = day.compare(range.to) === 0
  const isInRange = day.compare(range.from) >= 0 && day.compare(range.to) <= 0
  const isOpen = state === 'open' || state === 'partly-taken'
  const words = [
    name,
    isFirst && t`start`,
    isLast && t`end`,
    state === 'taken' && t`taken`,
    state === 'partly-taken' && t`partly taken`,
    state === 'closed' && t`cannot be reserved`,
  ]
  return (
    <div
      role="gridcell"
      className={styles.cell}
      aria-selected={isInRange}
      data-first={isFirst || undefined}
      data-last={isLast || undefined}
    >
      <button
        type="button"
        className={styles.day}
        tabIndex={isFocused ? 0 : -1}
        aria-label={oneLabel(words.filter((each) => each !== false))}
        aria-disabled={!isOpen}
        aria-current={isToday ? 'date' : undefined}
        data-state={state}
        data-outside={isOutside || undefined}
        onClick={() => isOpen && onChoose(day)}
      >
        {day.day}
      </button>
    </div>
  )
}
