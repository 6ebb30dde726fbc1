import { invalidField } from '#contract/domain/refusal.ts'
import { deleteLinksOf } from '#server/db/repositories/mail-links.ts'
import { replacePasswordHash } from '#server/db/repositories/users.ts'
import type { Context } from './context.ts'
import { assertOwnPassword } from './own-password.ts'
import { hashPassword } from './password.ts'
import { rotateSession } from './sessions.ts'

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
  const shown = { userId, password: oldPassword }
  const oldHash = await assertOwnPassword(context, shown, wrongOldPassword)
  const newHash = await hashPassword(newPassword)
  return db.transaction().execute(async (trx) => {
    // Of two that change it at the same moment the second one has an old password that is none.
    if (!(await replacePasswordHash(trx, userId, { oldHash, newHash }))) throw wrongOldPassword()
    await deleteLinksOf(trx, { userId, purpose: 'reset' })
    return rotateSession({ ...context, db: trx }, session)
  })
}

const wrongOldPassword = () => invalidField('OldPassword', 'Old password is incorrect.')
