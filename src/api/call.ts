import * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'
import { readTimeMs } from '#contract/limits.ts'
import { isOfNetwork } from '#contract/wire/is-of-network.ts'
import { errorCodes } from '#contract/wire/error-codes.ts'
import { envelope, type Envelope } from '#contract/wire/envelope.ts'
import { ApiError, NetworkError } from './api-error.ts'
import { askForSession, currentUserId } from './current-user.ts'
import { csrfToken } from './csrf-token.ts'
import { isLoggedOut } from './leaving.ts'
import { parseJson } from './parse-json.ts'
import { reportReach } from './reach.ts'
import { readSignal } from './read-signal.ts'
import { addressOf, requestOf, type CallParts } from './request-of.ts'
import { takeSentAnswer } from './sent-data.ts'

/** What a caller gives beside the parts of the call. */
export interface CallInput<E extends Endpoint> extends CallParts<E> {
  signal?: AbortSignal
  /** The same for each try of one thing that a person asked for once. */
  idempotencyKey?: string
}

/** What comes back: the decoded `resObj`, and what stands beside it. */
export interface CallResult<E extends Endpoint> {
  resObj: z.output<E['response']>
  beside: z.output<E['beside']>
}

/** What every request of ours says about itself and its user. */
export function headersOf({ effect, namesUser }: Endpoint): Record<string, string> {
  const userId = currentUserId()
  const headers: Record<string, string> = { accept: 'application/json' }
  if (effect === 'write') headers['x-csrftoken'] = csrfToken()
  if (namesUser && userId !== null) headers['x-user-id'] = String(userId)
  return headers
}

/** An answer, with how long the server asks to wait before another try. */
type Answer = Envelope & { retryAfterSeconds?: number }

async function send<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Answer> {
  const headers = headersOf(endpoint)
  if (input.idempotencyKey) headers['idempotency-key'] = input.idempotencyKey
  const { method, path, body } = requestOf(endpoint, input)
  const init: RequestInit = { method, headers, signal: signalOf(endpoint, input) }
  if (body !== null) {
    headers['content-type'] = 'application/json'
    init.body = JSON.stringify(body)
  }
  const hadConnection = hasConnection()
  const late = setTimeout(() => reportReach(false), readTimeMs)
  try {
    const response = await fetch(path, init)
    const text = await response.text()
    const answer = opened(endpoint, response.status, parseJson(text))
    reportReach(true)
    return { ...answer, retryAfterSeconds: Number(response.headers.get('retry-after')) || 0 }
  } catch (error) {
    if (error instanceof ApiError || input.signal?.aborted) throw error
    reportReach(false)
    const before = hadConnection ? 'lost' : 'none'
    throw new NetworkError(error, hasConnection() ? 'there' : before)
  } finally {
    clearTimeout(late)
  }
}

/** A write may be under way for as long as it takes: whether it was made is known by its answer alone. */
function signalOf({ effect }: Endpoint, { signal }: { signal?: AbortSignal }): AbortSignal | null {
  return effect === 'write' ? (signal ?? null) : readSignal(signal ? [signal] : [])
}

const hasConnection = () => globalThis.navigator?.onLine !== false

/** What is not an answer of ours says that our server was not reached, unless something between, such as a proxy with
 *  limits of its own, refuses what was to be written.
 *  @throws ApiError for such a refusal */
function opened({ effect }: Endpoint, status: number, body: unknown): Envelope {
  const answer = z.safeParse(envelope, body)
  if (answer.success) return answer.data
  if (effect === 'read' || isOfNetwork(status))
    throw new NetworkError(new Error(`HTTP ${status}`), 'none')
  if (status >= 500) throw new Error(`HTTP ${status}`)
  throw unknownAnswer()
}

const unknownAnswer = () => new ApiError('The server gave no answer that we know.', { code: 0 })

export const otherUser = () =>
  new ApiError('Another user is logged in.', { code: errorCodes['other-user'].code })

function assertSuccess(answer: Answer): void {
  const {
    success,
    message,
    errorCode: code,
    errors: issues = [],
    resObj,
    retryAfterSeconds,
  } = answer
  if (success) return
  if (code === errorCodes['login-needed'].code || code === errorCodes['other-user'].code) {
    askForSession()
  }
  throw new ApiError(message, { code, issues, resObj, retryAfterSeconds })
}

/** Calls the server. A stale CSRF token is renewed and the call made once more.
 *  @throws ApiError when the server refuses, NetworkError when it is out of reach */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> = {},
): Promise<CallResult<E>> {
  const sent = endpoint.effect === 'read' && takeSentAnswer(addressOf(endpoint, input))
  if (sent) return openAnswer(endpoint, 200, sent)
  if (endpoint.access === 'user' && (await isLoggedOut())) {
    throw new ApiError('You are logged out.', { code: errorCodes['login-needed'].code })
  }
  const asked = currentUserId()
  let answer = await send(endpoint, input)
  if (answer.errorCode === errorCodes.csrf.code) answer = await send(endpoint, input)
  assertSuccess(answer)
  const isForNobody = endpoint.access === 'user' && asked !== null && currentUserId() !== asked
  if (isForNobody && endpoint.effect === 'read') {
    throw otherUser()
  }
  if (answer.userId !== undefined && asked !== null && answer.userId !== asked) {
    askForSession()
    throw otherUser()
  }
  return decoded(endpoint, answer)
}

function decoded<E extends Endpoint>(
  endpoint: E,
  { success, message, resObj, errorCode, userId, retryAfterSeconds, ...beside }: Answer,
): CallResult<E> {
  const result = z.safeDecode(endpoint.response, resObj as z.input<E['response']>)
  if (!result.success) throw unknownAnswer()
  return {
    resObj: result.data as z.output<E['response']>,
    beside: beside as z.output<E['beside']>,
  }
}

/** Opens an answer that came by another way than `call`.
 *  @throws ApiError when the server refused */
export function openAnswer<E extends Endpoint>(
  endpoint: E,
  status: number,
  body: unknown,
): CallResult<E> {
  const answer = opened(endpoint, status, body)
  assertSuccess(answer)
  return decoded(endpoint, answer)
}
