import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { dayMs } from '#contract/domain/durations.ts'
import { Refusal } from '#contract/domain/refusal.ts'
import { leftCookie } from '#contract/left-cookie.ts'
import type { Context } from '#server/services/context.ts'
import {
  closeSession,
  isCsrfToken,
  issueCsrfToken,
  openSession,
  prolongSession,
  readSession,
  replaceSession,
  sessionLifetimeMs as lifetimeMs,
  type Session,
} from '#server/services/sessions.ts'
import type { Entered } from '#server/services/users.ts'
import { putCookie, removeCookie } from './cookies.ts'
import { keepDevice } from './device.ts'

const sessionCookie = 'session'
/** The longest that browsers keep one. It is put once: a later one might take the place of another login's. How long the
 *  session goes on, the server knows. */
const sessionCookieMs = 400 * dayMs
const csrfCookie = 'csrftoken'

/** Reads who is asking before each call of the API. */
export function setUpSessions(app: FastifyInstance, context: Context): void {
  app.decorateRequest('viewerId', null)
  app.decorateRequest('sessionToken', null)
  app.decorateRequest('sessionBefore', null)
  app.addHook('onRequest', async (request) => {
    const token = request.cookies[sessionCookie]
    if (token && hasLeft(request)) await closeSession(context, token)
    const session = token ? await readSession(context, token) : null
    request.viewerId = session?.userId ?? null
    request.sessionToken = session?.token ?? null
    request.sessionBefore = session
  })
}

/** A session goes on for as long as its device comes back. Where nothing can be written, that is noted the next time. */
export async function noteVisit(context: Context, request: FastifyRequest): Promise<void> {
  const { sessionBefore: session } = request
  if (session === null) return
  await prolongSession(context, session).catch((error: unknown) =>
    request.log.warn(error, 'The session could not be prolonged'),
  )
}

/** Somebody has logged out in this browser, and the server could not be told. */
const hasLeft = ({ cookies }: FastifyRequest) => cookies[leftCookie] !== undefined

export const loginNeeded = () => new Refusal('login-needed', 'Please log in.')

/** @throws Refusal 'other-user' when the client believes somebody else to be logged in */
export function assertSameUser(request: FastifyRequest): void {
  const named = request.headers['x-user-id']
  if (named !== undefined && request.viewerId !== null && named !== String(request.viewerId)) {
    throw new Refusal('other-user', 'Another user is logged in.')
  }
}

/** @throws Refusal 'csrf', with a fresh token for the next try */
export function assertCsrf(context: Context, request: FastifyRequest, reply: FastifyReply): void {
  const token = request.headers['x-csrftoken']
  if (
    typeof token === 'string' &&
    token === request.cookies[csrfCookie] &&
    isCsrfToken(context, token, request.sessionToken)
  ) {
    return
  }
  renewCsrfToken(context, request, reply)
  throw new Refusal('csrf', 'This page is out of date. Please try again.')
}

/** Prolongs the token that this browser has, or gives it one: another one would make what is on its way
 *  at the same moment stale. @returns the token */
export function keepCsrfToken(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): string {
  const known = request.cookies[csrfCookie]
  const isGood = known !== undefined && isCsrfToken(context, known, request.sessionToken)
  return isGood ? putCsrfToken(request, reply, known) : renewCsrfToken(context, request, reply)
}

/** @returns the token that the cookie carries from now on */
function renewCsrfToken(context: Context, request: FastifyRequest, reply: FastifyReply): string {
  return putCsrfToken(request, reply, issueCsrfToken(context, request.sessionToken))
}

function putCsrfToken(request: FastifyRequest, reply: FastifyReply, token: string): string {
  putCookie(request, reply, { name: csrfCookie, value: token, httpOnly: false, lifetimeMs })
  // The session that came with it has ended by now. Its own cookie opens nothing, and a login may have replaced it.
  if (hasLeft(request)) removeCookie(request, reply, leftCookie)
  reply.freshToken = token
  return token
}

/** Logs a user in on this device, in a session of its own. A device in which the same user was logged in is told as before.
 *  @returns the CSRF token
 *  @throws Refusal 'login-needed' when the password was changed since it was shown */
export async function beginSession(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  { user: { id: userId }, passwordHash }: Entered,
): Promise<string> {
  const { viewerId, sessionToken } = request
  const isSameUser = viewerId === userId && sessionToken !== null
  if (sessionToken !== null && !isSameUser) await closeSession(context, sessionToken)
  const token = isSameUser
    ? await replaceSession(context, { userId, sessionToken, passwordHash })
    : await openSession(context, userId, passwordHash)
  return keepSession(context, request, reply, { token, userId })
}

/** This device goes on in the session of this token. @returns the CSRF token */
export function keepSession(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  { token, userId }: { token: string; userId: number },
): string {
  request.sessionToken = token
  request.viewerId = userId
  putCookie(request, reply, { name: sessionCookie, value: token, lifetimeMs: sessionCookieMs })
  keepDevice(context, request, reply, userId)
  return renewCsrfToken(context, request, reply)
}

/** @returns the CSRF token of the anonymous visitor who remains */
export async function endSession(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  if (request.sessionToken !== null) await closeSession(context, request.sessionToken)
  request.sessionToken = null
  request.viewerId = null
  removeCookie(request, reply, sessionCookie)
  return renewCsrfToken(context, request, reply)
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The logged-in user, null for an anonymous visitor. */
    viewerId: number | null
    sessionToken: string | null
    /** The session in which this was asked, whatever becomes of it meanwhile. */
    sessionBefore: Session | null
  }
}
