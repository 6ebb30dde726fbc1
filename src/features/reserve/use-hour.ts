import { useEffect, useState } from 'react'
import { startOfHour } from '#contract/domain/zone.ts'

const hourMs = 3_600_000

/** When the page was opened; then the beginning of each hour on the listing's clock, since no stay may begin in an hour
 *  that has passed. A phone's timers rest while it sleeps: the clock is looked at again when the page is. */
export function useHour(zone: string): Date {
  const [now, setNow] = useState(() => new Date())

  useEffect(() => {
    const renew = () => setNow(new Date())
    const timer = setTimeout(renew, startOfHour(now, zone).getTime() + hourMs - Date.now())
    document.addEventListener('visibilitychange', renew)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', renew)
    }
  }, [now, zone])

  return now
}
