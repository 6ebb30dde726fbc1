import { TooMany } from '#contract/domain/refusal.ts'
import { emailKeyOf } from '#server/db/email-key.ts'
import type { Context } from './context.ts'
import { countTries } from './tries.ts'

/** Counts a mail of what others did, to an address that may be a stranger's.
 *  @returns whether it may go there
 *  @see docs/decisions/mails-to-unverified-addresses.md */
export async function countUnverifiedMail(context: Context, email: string): Promise<boolean> {
  try {
    await countTries(context, { kind: 'unverified-mail', who: await emailKeyOf(context.db, email) })
    return true
  } catch (error) {
    if (error instanceof TooMany) return false
    throw error
  }
}
