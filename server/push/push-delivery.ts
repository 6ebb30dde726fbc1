import type { PushAnswer } from './push-request.ts'

/** What became of a push. 'gone' and 'refused' are about the device, 'wrong' about this push alone; 'later' may go
 *  better, and so may 'silent', where no answer came in time. */
export type PushDelivery =
  | { kind: 'sent' | 'gone' }
  | { kind: 'refused' | 'wrong' | 'silent'; why: string }
  | { kind: 'later'; why: string; afterMs: number }

/** What a push service means by its answer. */
export function deliveryOf({ status, retryAfter, says }: PushAnswer): PushDelivery {
  if (status >= 200 && status < 300) return { kind: 'sent' }
  const why = `it answers ${status}${says && `: ${says}`}`
  if (status === 404 || status === 410) return { kind: 'gone' }
  if (status === 408 || status === 429 || status >= 500) {
    return { kind: 'later', why, afterMs: 1000 * secondsOf(retryAfter) }
  }
  if (status === 413) return { kind: 'wrong', why }
  // Keys that do not belong to it, a way that leads elsewhere: that never gets better.
  return { kind: 'refused', why }
}

/** 0 where it names a date, or nothing. */
const secondsOf = (retryAfter: string | null) =>
  retryAfter !== null && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : 0
