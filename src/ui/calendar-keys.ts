import { endOfWeek, startOfWeek, type CalendarDate } from '@internationalized/date'

/** The day to which a key leads from another; null for a key that leads nowhere. */
export function moveDay(
  day: CalendarDate,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  locale: string,
): CalendarDate | null {
  const page = shiftKey ? { years: 1 } : { months: 1 }
  switch (key) {
    case 'ArrowLeft':
      return day.subtract({ days: 1 })
    case 'ArrowRight':
      return day.add({ days: 1 })
    case 'ArrowUp':
      return day.subtract({ weeks: 1 })
    case 'ArrowDown':
      return day.add({ weeks: 1 })
    case 'Home':
      return startOfWeek(day, locale)
    case 'End':
      return endOfWeek(day, locale)
    case 'PageUp':
      return day.subtract(page)
    case 'PageDown':
      return day.add(page)
    default:
      return null
  }
}
