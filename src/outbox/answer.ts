import { errorCodes } from '#contract/wire/error-codes.ts'
import { isOfNetwork } from '#contract/wire/is-of-network.ts'
import type { OutboxFault } from './item.ts'
import { rulesOf, type OutboxKind } from './kinds.ts'

/** What came back over the wire. */
export interface WireAnswer {
  status: number
  /** Of `Retry-After`, in seconds; null where it is not said. */
  retryAfterSeconds: number | null
  text: string
}

/** What an answer means. */
export type Meaning =
  | { type: 'acknowledge'; answer: unknown }
  | { type: 'delay'; waitsFor: 'connection' | 'server'; afterMs: number | null; fault: OutboxFault }
  | { type: 'sign-out'; fault: OutboxFault }
  | { type: 'park'; fault: OutboxFault }
  | { type: 'refuse'; fault: OutboxFault }
  /** The token was stale; here is a fresh one. */
  | { type: 'renew'; token: string | null; fault: OutboxFault }

interface OwnAnswer {
  success: boolean
  message: string
  errorCode: number
  resObj: unknown
  token: string | null
}

/** An answer of ours, by hand: the schema library would ride in the worker. */
function ownAnswer(text: string): OwnAnswer | null {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return null
  }
  if (typeof body !== 'object' || body === null) return null
  const { success, message, errorCode, resObj, token } = body as Record<string, unknown>
  if (typeof success !== 'boolean' || typeof message !== 'string') return null
  if (typeof errorCode !== 'number') return null
  return { success, message, errorCode, resObj, token: typeof token === 'string' ? token : null }
}

/** Asks for patience, and may well have done what was asked. */
const isLater = (status: number) =>
  status === 408 || status === 425 || status === 429 || status >= 500

/** @see docs/life-of-a-message.md */
export function meaningOf(
  kind: OutboxKind,
  { status, retryAfterSeconds, text }: WireAnswer,
): Meaning {
  const own = ownAnswer(text)
  const afterMs = retryAfterSeconds === null ? null : retryAfterSeconds * 1000
  if (!own) {
    // A page of somebody between us and the server, or an error of what stands before it.
    const fault = { message: `HTTP ${status}`, code: null, resObj: null }
    return {
      type: 'delay',
      waitsFor: isOfNetwork(status) ? 'connection' : 'server',
      afterMs,
      fault,
    }
  }
  if (own.success && status < 400) return { type: 'acknowledge', answer: own.resObj ?? null }
  const { message, errorCode: code, resObj = null } = own
  const fault = { message, code, resObj }
  if (code === errorCodes.csrf.code) return { type: 'renew', token: own.token, fault }
  if (code === errorCodes['login-needed'].code) return { type: 'sign-out', fault }
  if (code === errorCodes['other-user'].code) return { type: 'park', fault }
  if (isLater(status)) return { type: 'delay', waitsFor: 'server', afterMs, fault }
  if (rulesOf(kind).doneAt.includes(code)) return { type: 'acknowledge', answer: null }
  return { type: 'refuse', fault }
}

/** `Retry-After` is seconds, or a date.
 *  @returns null where it says neither, and for a date that is over: one of the two clocks is wrong */
export function readRetryAfter(header: string | null, nowMs: number): number | null {
  const said = header?.trim() ?? ''
  if (/^\d+$/.test(said)) return Number(said)
  // Engines take nearly everything with a number in it for a date.
  const atMs = httpDate.test(said) ? Date.parse(said) : Number.NaN
  return atMs > nowMs ? (atMs - nowMs) / 1000 : null
}

const httpDate = /^[A-Za-z]{3,9}, .+ GMT$/
