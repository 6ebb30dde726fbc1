import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { keptListings } from '#src/cache/kept-listings.ts'
import { outboxItems } from '#src/sending/known-items.ts'
import { afterVisit, isInstallMoment, type Visits } from './install-moment.ts'
import { installPrompt } from './install-prompt.ts'
import { changeVisits } from './kept-visits.ts'

/** Whether Safari on iOS, where the way there is in a menu, shows this from the home screen; undefined in other browsers. */
const isStandalone = () => (navigator as { standalone?: boolean }).standalone

const today = () => new Date().toDateString()

/** @returns how to install the app, at a moment for it; null otherwise */
export function useInstallHint(pathname: string): { install?: () => void; dismiss(): void } | null {
  const prompt = useSyncExternalStore(installPrompt.subscribe, installPrompt.get)
  const [visits, setVisits] = useState(() => changeVisits((visits) => afterVisit(visits, today())))
  const [nowMs] = useState(Date.now)
  const hasSaved = useSyncExternalStore(keptListings.subscribe, isSomethingSaved)
  useReserved(() => {
    if (visits.hasReserved) return
    setVisits(changeVisits((known) => ({ ...known, hasReserved: true })))
  })

  const canInstall = prompt !== null || isStandalone() === false
  if (!canInstall || !isInstallMoment(visits, { nowMs, pathname, hasSaved })) return null
  const dismiss = () => setVisits(changeVisits(declined))
  if (!prompt) return { dismiss }
  const install = () => void installPrompt.ask().then((installs) => installs || dismiss())
  return { install, dismiss }
}

const declined = (visits: Visits): Visits => ({ ...visits, declinedMs: Date.now() })

const isSomethingSaved = () => (keptListings.get()?.size ?? 0) > 0

/** Calls back when the server has taken a reservation. */
function useReserved(callback: () => void): void {
  const hear = useEffectEvent(() => {
    const isReserved = outboxItems
      .get()
      .some(({ kind, state }) => kind === 'reservation' && state === 'acknowledged')
    if (isReserved) callback()
  })
  useEffect(() => outboxItems.subscribe(() => hear()), [])
}
