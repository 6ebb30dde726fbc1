import './offered-prompt.ts'
import { useEffect, useState, type ReactNode } from 'react'
import { useMapAwaited } from '#src/map/map-loader.ts'
import { optionalPart } from '#src/ui/optional-part.tsx'

const LateBar = optionalPart(() => import('./late-bar.tsx').then((module) => module.LateBar))

const canHaveWorker = import.meta.env.PROD && 'serviceWorker' in navigator

/** What comes after everything that a reader waits for, a map included: the worker above all, which keeps
 *  the whole app and is busy with it for longer than the page was. */
export function LateParts({ pathname, children }: { pathname: string; children: ReactNode }) {
  const [isTime, setIsTime] = useState(false)
  const isMapAwaited = useMapAwaited()
  useEffect(() => (isMapAwaited ? undefined : onceIdle(() => setIsTime(true))), [isMapAwaited])
  if (!isTime) return null
  return (
    <>
      {canHaveWorker && <LateBar pathname={pathname} />}
      {children}
    </>
  )
}

/** Calls back when the page has loaded and has nothing to do. Safari knows no idle time.
 *  @returns what calls it off */
function onceIdle(callback: () => void): () => void {
  const stop = new AbortController()
  const call = () => {
    if (!stop.signal.aborted) callback()
  }
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(call, { timeout: 5000 })
    else setTimeout(call, 1000)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { signal: stop.signal })
  return () => stop.abort()
}
