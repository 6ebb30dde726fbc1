import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { afterVisit, isInstallMoment, type Visits } from './install-moment.ts'
import { installPrompt } from './install-prompt.ts'
import { changeVisits } from './kept-visits.ts'

/** Whether this is a page in Safari on iOS, where the home screen is in a menu. Undefined elsewhere. */
const isStandalone = () => (navigator as { standalone?: boolean }).standalone

const today = () => new Date().toLocaleDateString('sv')

/** @returns how to install the app, at a moment for it; null otherwise */
export function useInstallHint(pathname: string): { install?: () => void; dismiss(): void } | null {
  const prompt = useSyncExternalStore(installPrompt.subscribe, installPrompt.get)
  const [visits, setVisits] = useState(() => changeVisits((visits) => afterVisit(visits, today())))
  const [nowMs] = useState(Date.now)
  useCommitment(() => setVisits(changeVisits((visits) => ({ ...visits, hasCommitted: true }))))

  const canInstall = prompt !== null || isStandalone() === false
  if (!canInstall || !isInstallMoment(visits, { nowMs, pathname })) return null
  const dismiss = () => setVisits(changeVisits(declined))
  if (!prompt) return { dismiss }
  const install = () => void installPrompt.ask().then((installs) => installs || dismiss())
  return { install, dismiss }
}

const declined = (visits: Visits): Visits => ({ ...visits, declinedMs: Date.now() })

/** Calls back when something was saved or reserved. */
function useCommitment(callback: () => void): void {
  const mutations = useQueryClient().getMutationCache()
  useEffect(
    () =>
      mutations.subscribe(({ type, mutation }) => {
        const roots = mutation?.meta?.invalidates ?? []
        const isCommitment = roots.includes('saved') || roots.includes('booked')
        if (type === 'updated' && isCommitment && mutation.state.status === 'success') callback()
      }),
    [mutations, callback],
  )
}
