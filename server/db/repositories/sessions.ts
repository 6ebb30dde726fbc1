import { sql, type Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/** @param passwordHash by which somebody logs in; null where a session goes on in another
 *  @returns false when the user has deleted their account, is suspended or has another password, perhaps since this very
 *  moment */
export async function insertSession(
  db: Kysely<Schema>,
  session: {
    tokenHash: string
    userId: number
    passwordHash: string | null
    createdAt: Date
    expiresAt: Date
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('session')
    .columns(['token_hash', 'user_id', 'created_at', 'expires_at'])
    .expression(({ selectFrom }) =>
      selectFrom('app_user')
        .select([
          sql<string>`${session.tokenHash}::text`.as('token_hash'),
          'id',
          sql<Date>`${session.createdAt}::timestamptz`.as('created_at'),
          sql<Date>`${session.expiresAt}::timestamptz`.as('expires_at'),
        ])
        .where('id', '=', session.userId)
        .where('deleted_at', 'is', null)
        .where('suspended_at', 'is', null)
        .$if(session.passwordHash !== null, (query) =>
          query.where('password_hash', '=', session.passwordHash),
        )
        .forShare(),
    )
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** @returns null when it is over */
export async function findSession(
  db: Kysely<Schema>,
  tokenHash: string,
  now: Date,
): Promise<{ userId: number; expiresAt: Date } | null> {
  const row = await db
    .selectFrom('session')
    .select(['user_id', 'expires_at'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row ? { userId: row.user_id, expiresAt: row.expires_at } : null
}

/** Whether a session goes on; then it does until the transaction ends. */
export async function holdSession(
  db: Kysely<Schema>,
  tokenHash: string,
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .forKeyShare()
    .executeTakeFirst()
  return row !== undefined
}

/** The users of all these sessions that go on, by the hash of the token. */
export async function findSessionUsers(
  db: Kysely<Schema>,
  tokenHashes: string[],
  now: Date,
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('session')
    .select(['token_hash', 'user_id'])
    .where('token_hash', '=', sql<string>`any(${sql.val(tokenHashes)}::text[])`)
    .where('expires_at', '>', now)
    .execute()
  return new Map(rows.map((row) => [row.token_hash, row.user_id]))
}

export async function extendSession(
  db: Kysely<Schema>,
  tokenHash: string,
  until: Date,
): Promise<void> {
  await db
    .updateTable('session')
    .set({ expires_at: until })
    .where('token_hash', '=', tokenHash)
    .execute()
}

export async function deleteSession(db: Kysely<Schema>, tokenHash: string): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', tokenHash).execute()
}

/** With what their devices are told; but those at which somebody else is at this moment.
 *  @returns how many there were, up to the limit */
export async function deleteExpiredSessions(
  db: Kysely<Schema>,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('token_hash', 'in', ({ selectFrom }) =>
      selectFrom('session')
        .select('token_hash')
        .where('expires_at', '<=', before)
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** With what their devices are told; but those at which somebody else is at this moment.
 *  @param tokenHash one that stays, whatever the others are
 *  @param kept how many stay beside it, the newest */
export async function deleteOldSessions(
  db: Kysely<Schema>,
  { userId, tokenHash, kept }: { userId: number; tokenHash: string; kept: number },
): Promise<void> {
  await db
    .deleteFrom('session')
    .where('token_hash', 'in', ({ selectFrom }) =>
      selectFrom('session')
        .select('token_hash')
        .where('user_id', '=', userId)
        .where('token_hash', '<>', tokenHash)
        .orderBy('created_at', 'desc')
        .offset(kept)
        .forUpdate()
        .skipLocked(),
    )
    .execute()
}

/** With what their devices are told.
 *  @param tokenHash the one that stays */
export async function deleteOtherSessions(
  db: Kysely<Schema>,
  { userId, tokenHash }: { userId: number; tokenHash: string },
): Promise<void> {
  await db
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .where('token_hash', '<>', tokenHash)
    .execute()
}

/** With what their devices are told. */
export async function deleteSessionsOf(db: Kysely<Schema>, userId: number): Promise<void> {
  await db.deleteFrom('session').where('user_id', '=', userId).execute()
}
