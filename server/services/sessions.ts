import { dayMs } from '#contract/domain/durations.ts'
import { sessionsAtMost } from '#contract/limits.ts'
import { moveSubscriptions } from '#server/db/repositories/push-subscriptions.ts'
import {
  deleteOldSessions,
  deleteOtherSessions,
  deleteSession,
  extendSession,
  findSession,
  findSessionUsers,
  insertSession,
} from '#server/db/repositories/sessions.ts'
import { hashOfToken, newSecretToken } from '#server/db/secret-token.ts'
import type { Context } from './context.ts'
import { accountIsGone } from './members.ts'
import { isSignedToken, signedToken } from './signature.ts'

/** A session goes on for as long as its device comes back within this time. */
export const sessionLifetimeMs = 90 * dayMs

/** Ends the oldest of too many.
 *  @param passwordHash by which the user logs in: nothing is opened once it is another one
 *  @returns the token for the cookie; only its hash is stored
 *  @throws Refusal 'login-needed' */
export async function openSession(
  context: Context,
  userId: number,
  passwordHash: string | null = null,
): Promise<string> {
  const token = await addSession(context, userId, passwordHash)
  await endOldest(context, userId, token)
  return token
}

async function endOldest({ db }: Context, userId: number, token: string): Promise<void> {
  const tokenHash = hashOfToken(token)
  await deleteOldSessions(db, { userId, tokenHash, kept: sessionsAtMost - 1 })
}

async function addSession(
  { db, now }: Context,
  userId: number,
  passwordHash: string | null,
): Promise<string> {
  const token = newSecretToken()
  const createdAt = now()
  const isOpen = await insertSession(db, {
    tokenHash: hashOfToken(token),
    userId,
    passwordHash,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + sessionLifetimeMs),
  })
  if (!isOpen) throw accountIsGone()
  return token
}

/** A session that goes on. */
export interface Session {
  token: string
  userId: number
  expiresAt: Date
}

/** @returns null when the session is over */
export async function readSession({ db, now }: Context, token: string): Promise<Session | null> {
  const session = await findSession(db, hashOfToken(token), now())
  return session && { token, ...session }
}

/** Reads many sessions in one query.
 *  @returns the user's id for each token whose session goes on */
export async function readSessions(
  { db, now }: Context,
  tokens: string[],
): Promise<Map<string, number>> {
  const tokenOf = new Map(tokens.map((token) => [hashOfToken(token), token]))
  const users = await findSessionUsers(db, [...tokenOf.keys()], now())
  return new Map([...users].map(([hash, userId]) => [tokenOf.get(hash) ?? '', userId]))
}

/** The device has come back. Once a day is often enough to note it. */
export async function prolongSession(
  { db, now }: Context,
  { token, expiresAt }: Session,
): Promise<void> {
  const until = new Date(now().getTime() + sessionLifetimeMs)
  if (until.getTime() - expiresAt.getTime() < dayMs) return
  await extendSession(db, hashOfToken(token), until)
}

export function closeSession({ db }: Context, token: string): Promise<void> {
  return deleteSession(db, hashOfToken(token))
}

/** Opens a session in the place of another one of the same user; its device is told as before. Ends the oldest of too many.
 *  @param passwordHash by which the user logs in
 *  @returns the token for the cookie
 *  @throws Refusal 'login-needed'; then the one before goes on */
export function replaceSession(
  context: Context,
  { passwordHash, ...before }: { userId: number; sessionToken: string; passwordHash: string },
): Promise<string> {
  return context.db.transaction().execute(async (trx) => {
    const within = { ...context, db: trx }
    const token = await addSuccessor(within, before, passwordHash)
    await closeSession(within, before.sessionToken)
    await endOldest(within, before.userId, token)
    return token
  })
}

/** Ends all sessions of a user and goes on with one of them under another token; its device is told as before.
 *  @returns that token */
export async function rotateSession(
  context: Context,
  session: { userId: number; sessionToken: string },
): Promise<string> {
  const token = await addSuccessor(context, session, null)
  const { userId } = session
  await deleteOtherSessions(context.db, { userId, tokenHash: hashOfToken(token) })
  return token
}

async function addSuccessor(
  context: Context,
  { userId, sessionToken }: { userId: number; sessionToken: string },
  passwordHash: string | null,
): Promise<string> {
  const token = await addSession(context, userId, passwordHash)
  const [from, to] = [hashOfToken(sessionToken), hashOfToken(token)]
  await moveSubscriptions(context.db, { from, to })
  return token
}

const csrfOf = (sessionToken: string | null) => (nonce: string) => `${nonce}.${sessionToken ?? ''}`

/** A CSRF token that is good for this session alone; null stands for an anonymous visitor. */
export const issueCsrfToken = ({ secret }: Context, sessionToken: string | null): string =>
  signedToken(secret, csrfOf(sessionToken))

export const isCsrfToken = (
  { secret }: Context,
  token: string,
  sessionToken: string | null,
): boolean => isSignedToken(secret, csrfOf(sessionToken), token)
