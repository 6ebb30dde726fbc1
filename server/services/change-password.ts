import { Refusal } from '#contract/domain/refusal.ts'
import { deleteLinksOf } from '#server/db/repositories/mail-links.ts'
import { findPasswordHashOf, replacePasswordHash } from '#server/db/repositories/users.ts'
import type { Context } from './context.ts'
import { hashPassword, isPassword } from './password.ts'
import { rotateSession } from './sessions.ts'
import { countTries } from './tries.ts'

/** Whoever has another session of this user is logged out; the one that asks goes on under another token.
 *  @returns that token
 *  @throws Refusal 'invalid' when the old password is another one, TooMany after too many of these */
export async function changePassword(
  context: Context,
  session: { userId: number; sessionToken: string },
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
): Promise<string> {
  const { db } = context
  const { userId } = session
  const forgive = await countTries(context, { kind: 'old-password', who: userId })
  const oldHash = await findPasswordHashOf(db, userId)
  if (oldHash === null || !(await isPassword(oldPassword, oldHash))) throw wrongOldPassword()
  await forgive()
  const newHash = await hashPassword(newPassword)
  return db.transaction().execute(async (trx) => {
    // Of two that change it at the same moment the second one has an old password that is none.
    if (!(await replacePasswordHash(trx, userId, { oldHash, newHash }))) throw wrongOldPassword()
    await deleteLinksOf(trx, { userId, purpose: 'reset' })
    return rotateSession({ ...context, db: trx }, session)
  })
}

function wrongOldPassword(): Refusal {
  const message = 'Old password is incorrect.'
  return new Refusal('invalid', message, [{ path: 'OldPassword', message }])
}
