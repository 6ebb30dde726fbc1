import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { log } from '#src/log.ts'
import { answerWorker } from './answer-worker.ts'
import { renewPush } from './change-push.ts'
import { noteVisit } from './first-visit.ts'
import { pushState } from './push-state.ts'

function renew(userId: number | null): void {
  renewPush(userId).catch((error: unknown) => {
    log.warn('This device is not told of messages:', error)
  })
}

/** Whenever somebody comes back to the page, or the device to a network, or the browser's settings are changed: a page of
 *  an installed app is open for weeks.
 *  @returns ends it */
function renewWhenItMayHaveChanged(userId: number): () => void {
  const ending = new AbortController()
  const act = () => renew(userId)
  document.addEventListener('visibilitychange', () => document.hidden || act(), ending)
  addEventListener('online', act, ending)
  const endHearing = pushState.subscribe(act)
  return () => {
    ending.abort()
    endHearing()
  }
}

/** Keeps the server told where this device is, and the worker where this page is, once the page is idle.
 *  @param userId null for nobody */
export function PushKeeper({ userId }: { userId: number | null }) {
  const router = useRouter()
  useEffect(noteVisit, [])
  useEffect(() => answerWorker((path) => void router.navigate({ href: path })), [router])
  useEffect(() => {
    renew(userId)
    // A page that nobody is logged in at has nothing to say later: it may have slept through a login.
    return userId === null ? undefined : renewWhenItMayHaveChanged(userId)
  }, [userId])
  return null
}
