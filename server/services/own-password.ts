import { invalidField, type Refusal } from '#contract/domain/refusal.ts'
import { findPasswordHashOf } from '#server/db/repositories/users.ts'
import type { Context } from './context.ts'
import { isPassword } from './password.ts'
import { countTries } from './tries.ts'

/** Has somebody who is logged in show their password as well. Wrong ones count together, whatever they were for.
 *  @returns its hash; it may be another one by now
 *  @throws Refusal as given when the password is another one, TooMany after too many of these */
export async function assertOwnPassword(
  context: Context,
  { userId, password }: { userId: number; password: string },
  wrong: () => Refusal = wrongPassword,
): Promise<string> {
  const forgive = await countTries(context, { kind: 'old-password', who: userId })
  const passwordHash = await findPasswordHashOf(context.db, userId)
  if (passwordHash === null || !(await isPassword(password, passwordHash))) throw wrong()
  await forgive()
  return passwordHash
}

export const wrongPassword = (): Refusal => invalidField('Password', 'Password is incorrect.')
