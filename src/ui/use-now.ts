import { useEffect, useState } from 'react'
import { minuteMs } from '#contract/domain/durations.ts'

const quarterMs = 15 * minuteMs

/** When what asks was first shown; then the beginning of each step. A device's timers rest while it sleeps: the clock is
 *  looked at each minute, and when the page is.
 *  @param stepMs a quarter of an hour, with which hours and days begin in every zone; a minute where ages are told and
 *  requests expire */
export function useNow(stepMs = quarterMs): Date {
  const [now, setNow] = useState(() => new Date())

  useEffect(() => {
    const stepOf = (instant: Date) => Math.floor(instant.getTime() / stepMs)
    const look = () => {
      const seen = new Date()
      setNow((before) => (stepOf(seen) === stepOf(before) ? before : seen))
    }
    let timer: ReturnType<typeof setTimeout>
    const lookEachMinute = () => {
      look()
      timer = setTimeout(lookEachMinute, minuteMs - (Date.now() % minuteMs))
    }
    lookEachMinute()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [stepMs])

  return now
}
