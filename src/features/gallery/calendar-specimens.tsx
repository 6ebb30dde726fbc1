import { CalendarDate } from '@internationalized/date'
import { useState } from 'react'
import { Calendar } from '#src/ui/calendar.tsx'
import type { DayState } from '#src/ui/calendar-day.tsx'
import { Specimen, State } from './specimen.tsx'

const today = new CalendarDate(2026, 11, 11)
const taken = new Map<number, DayState>([
  [16, 'partly-taken'],
  [17, 'taken'],
  [18, 'taken'],
  [19, 'partly-taken'],
])

const stateOf = (day: CalendarDate): DayState => {
  if (day.compare(today) < 0) return 'closed'
  return (day.month === 11 && taken.get(day.day)) || 'open'
}

export function CalendarSpecimens() {
  const [from, setFrom] = useState(new CalendarDate(2026, 11, 23))
  return (
    <Specimen name="Calendar">
      <State name="today, past, taken, partly taken, a stretch of days">
        <Calendar
          label="Choose the start"
          today={today}
          value={from}
          range={{ from, to: from.add({ days: 4 }) }}
          min={today}
          max={new CalendarDate(2030, 12, 31)}
          stateOf={stateOf}
          onChoose={setFrom}
        />
      </State>
    </Specimen>
  )
}
