import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { log } from '#src/log.ts'
import { answerWorker } from './answer-worker.ts'
import { renewPush } from './change-push.ts'
import { noteVisit } from './first-visit.ts'

/** Keeps the server told where this device is, and the worker where this page is, once the page is idle.
 *  @param userId null for nobody */
export function PushKeeper({ userId }: { userId: number | null }) {
  const router = useRouter()
  useEffect(noteVisit, [])
  useEffect(() => answerWorker((path) => void router.navigate({ href: path })), [router])
  useEffect(() => {
    renewPush(userId).catch((error: unknown) => {
      log.warn('This device is not told of messages:', error)
    })
  }, [userId])
  return null
}
