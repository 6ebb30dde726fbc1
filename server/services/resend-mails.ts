import { linkLifetimeMs } from '#contract/domain/link-lifetime.ts'
import { found } from '#contract/domain/refusal.ts'
import { isVerificationQueued } from '#server/db/repositories/mail-links.ts'
import { hastenMails } from '#server/db/repositories/mails.ts'
import { findUser } from '#server/db/repositories/users.ts'
import type { Context } from './context.ts'
import { queueLink } from './queue-link.ts'

/** Has sent now what waits to be mailed to a user, and to an address that is not verified a new mail to verify it unless
 *  one waits.
 *  @param siteId where its link leads */
export async function resendMails(
  parts: Pick<Context, 'db' | 'now' | 'wakeMailer'>,
  userId: number,
  siteId: number,
): Promise<{ hastened: number; isVerificationNew: boolean }> {
  const { db, now, wakeMailer } = parts
  const { email, emailVerified } = found(await findUser(db, userId), 'user')
  const owner = { userId, email }
  const askedAfter = new Date(now().getTime() - linkLifetimeMs('verify'))
  const isVerificationNew = !emailVerified && !(await isVerificationQueued(db, owner, askedAfter))
  const hastened = await hastenMails(db, owner, now())
  if (isVerificationNew) {
    await queueLink(parts, { purpose: 'verify', email, userId, siteId, asker: null })
  }
  wakeMailer()
  return { hastened, isVerificationNew }
}
