import { instantAt, wallClockAt } from '#contract/domain/zone.ts'

const two = (value: number) => String(value).padStart(2, '0')

/** An instant as the value of a `datetime-local` input, on the clock of a zone. */
export function toInputValue(instant: Date, zone: string): string {
  const { year, month, day, hour, minute } = wallClockAt(instant, zone)
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`
}

/** The instant that such a value names in a zone, null while it is incomplete. */
export function fromInputValue(value: string, zone: string): Date | null {
  const parts = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(value)?.slice(1).map(Number)
  if (!parts) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts
  return instantAt({ year, month, day, hour, minute, second: 0 }, zone)
}
