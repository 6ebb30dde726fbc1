import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

interface Block {
  blockerId: number
  blockedId: number
}

export async function insertUserBlock(
  db: Kysely<Schema>,
  { blockerId, blockedId }: Block,
  now: Date,
): Promise<void> {
  await db
    .insertInto('user_block')
    .values({ blocker_id: blockerId, blocked_id: blockedId, created_on: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function removeUserBlock(
  db: Kysely<Schema>,
  { blockerId, blockedId }: Block,
): Promise<void> {
  await db
    .deleteFrom('user_block')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', '=', blockedId)
    .execute()
}

export async function hasBlocked(
  db: Kysely<Schema>,
  { blockerId, blockedId }: Block,
): Promise<boolean> {
  const row = await db
    .selectFrom('user_block')
    .select('blocker_id')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', '=', blockedId)
    .executeTakeFirst()
  return row !== undefined
}
