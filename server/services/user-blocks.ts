import { Refusal, found } from '#contract/domain/refusal.ts'
import { insertUserBlock, removeUserBlock } from '#server/db/repositories/user-blocks.ts'
import { findUser } from '#server/db/repositories/users.ts'
import type { Context } from './context.ts'
import { assertMember } from './members.ts'

/** From now on neither of the two gets messages from the other; the other one is not told. */
export async function blockUser(
  { db, now }: Context,
  blockerId: number,
  blockedId: number,
): Promise<void> {
  if (blockerId === blockedId) throw new Refusal('not-possible', 'You cannot block yourself.')
  await db.transaction().execute(async (trx) => {
    await assertMember(trx, blockerId)
    found(await findUser(trx, blockedId), 'user')
    await insertUserBlock(trx, { blockerId, blockedId }, now())
  })
}

export const unblockUser = ({ db }: Context, blockerId: number, blockedId: number): Promise<void> =>
  removeUserBlock(db, { blockerId, blockedId })
