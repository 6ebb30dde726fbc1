import './install-prompt.ts'
import { lazy, Suspense, useEffect, useState } from 'react'

const LateBar = lazy(() => import('./late-bar.tsx').then((module) => ({ default: module.LateBar })))

/** The worker comes after everything that a reader waits for. */
export function LateParts({ pathname }: { pathname: string }) {
  const [isTime, setIsTime] = useState(false)
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    return onceIdle(() => setIsTime(true))
  }, [])
  if (!isTime) return null
  return (
    <Suspense>
      <LateBar pathname={pathname} />
    </Suspense>
  )
}

/** Calls back when the page has loaded and has nothing to do. Safari knows no idle time.
 *  @returns what calls it off */
function onceIdle(callback: () => void): () => void {
  const stop = new AbortController()
  const wait = () => {
    if (stop.signal.aborted) return
    if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 5000 })
    else setTimeout(callback, 1000)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { signal: stop.signal })
  return () => stop.abort()
}
