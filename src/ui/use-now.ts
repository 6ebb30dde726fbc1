import { useEffect, useState } from 'react'

const quarterMs = 900_000

/** When what asks was first shown; then the beginning of each quarter of an hour, with which hours and days begin in
 *  every zone. A phone's timers rest while it sleeps: the clock is looked at again when the page is. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())

  useEffect(() => {
    const renew = () => setNow(new Date())
    const timer = setTimeout(renew, quarterMs - (now.getTime() % quarterMs))
    document.addEventListener('visibilitychange', renew)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', renew)
    }
  }, [now])

  return now
}
