import {
  DateFormatter,
  maxDate,
  minDate,
  startOfMonth,
  startOfWeek,
  type CalendarDate,
} from '@internationalized/date'
import { useLingui } from '@lingui/react/macro'
import { useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { calendarCells } from '#contract/limits.ts'
import { intlLocale } from '#src/i18n/format.ts'
import { Button } from './button.tsx'
import { CalendarDay, type DayState } from './calendar-day.tsx'
import { moveDay } from './calendar-keys.ts'
import styles from './calendar.module.css'
import { Icon } from './icon.tsx'

const daysOfWeek = 7
const weekIndexes = Array.from({ length: calendarCells / daysOfWeek }, (_, week) => week)
const dayIndexes = Array.from({ length: daysOfWeek }, (_, day) => day)

/** A month in six whole weeks. Every day in them can be chosen, those of the months beside it too, for
 *  which the grids at hand have no cell to press; the keyboard moves as in the ARIA practices. */
export function Calendar({
  label,
  today,
  value,
  range,
  min,
  max,
  stateOf,
  onChoose,
}: {
  label: string
  today: CalendarDate
  /** The day that is being chosen; its month is the first to be seen. */
  value: CalendarDate
  /** What is drawn as one stretch, both ends included. */
  range: { from: CalendarDate; to: CalendarDate }
  min: CalendarDate
  max: CalendarDate
  stateOf(day: CalendarDate): DayState
  onChoose(day: CalendarDate): void
}) {
  const { t } = useLingui()
  const [focused, setFocused] = useState(value)
  const grid = useRef<HTMLDivElement>(null)
  const first = startOfWeek(startOfMonth(focused), intlLocale())
  const within = (day: CalendarDate) => maxDate(min, minDate(max, day) ?? day) ?? day
  const turn = (months: number) => setFocused((day) => within(day.add({ months })))
  const isFirst = startOfMonth(focused).compare(min) <= 0
  const isLast = startOfMonth(focused).add({ months: 1 }).compare(max) > 0

  const move = (event: KeyboardEvent) => {
    const next = moveDay(focused, event, intlLocale())
    if (!next) return
    event.preventDefault()
    flushSync(() => setFocused(within(next)))
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }
  const choose = (day: CalendarDate) => {
    setFocused(day)
    onChoose(day)
  }
  const format = (options: Intl.DateTimeFormatOptions, day: CalendarDate) =>
    new DateFormatter(intlLocale(), { ...options, timeZone: 'UTC' }).format(day.toDate('UTC'))

  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <Button
          look="quiet"
          aria-label={t`Previous month`}
          aria-disabled={isFirst}
          onClick={() => isFirst || turn(-1)}
        >
          <Icon name="previous" />
        </Button>
        <p aria-live="polite" className={styles.month}>
          {format({ month: 'long', year: 'numeric' }, focused)}
        </p>
        <Button
          look="quiet"
          aria-label={t`Next month`}
          aria-disabled={isLast}
          onClick={() => isLast || turn(1)}
        >
          <Icon name="next" />
        </Button>
      </div>
      <div
        role="grid"
        aria-multiselectable="true"
        ref={grid}
        tabIndex={-1}
        aria-label={label}
        onKeyDown={move}
      >
        <div role="row" className={styles.week}>
          {dayIndexes.map((index) => (
            <span
              key={index}
              role="columnheader"
              className={styles.weekday}
              aria-label={format({ weekday: 'long' }, first.add({ days: index }))}
            >
              {format({ weekday: 'short' }, first.add({ days: index }))}
            </span>
          ))}
        </div>
        {weekIndexes.map((week) => (
          <div key={week} role="row" className={styles.week}>
            {dayIndexes.map((index) => {
              const day = first.add({ days: week * daysOfWeek + index })
              return (
                <CalendarDay
                  key={day.toString()}
                  day={day}
                  name={format({ dateStyle: 'full' }, day)}
                  state={stateOf(day)}
                  isToday={day.compare(today) === 0}
                  isFocused={day.compare(focused) === 0}
                  isOutside={day.month !== focused.month}
                  range={range}
                  onChoose={choose}
                />
              )
            })}
          </div>
        ))}
      </div>
    </div>
  )
}
