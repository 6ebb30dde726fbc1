import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/** @param suspendedAt null ends a suspension */
export async function setSuspendedAt(
  db: Kysely<Schema>,
  userId: number,
  suspendedAt: Date | null,
): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ suspended_at: suspendedAt })
    .where('id', '=', userId)
    .execute()
}

export async function isSuspended(db: Kysely<Schema>, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', userId)
    .where('suspended_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}
