import { invalidField } from '#contract/domain/refusal.ts'
import { emailKeyOf } from '#server/db/email-key.ts'
import { verifyAddress } from '#server/db/repositories/mail-links.ts'
import { hashOfToken } from '#server/db/secret-token.ts'
import { sourceOf } from '#server/policies/network.ts'
import type { Context } from './context.ts'
import { queueLink } from './queue-link.ts'
import { countTries } from './tries.ts'
import { readUser, type Visitor } from './users.ts'

/** An address that is verified gets no mail.
 *  @param visitor who asks for it
 *  @throws TooMany */
export async function sendVerificationMail(
  context: Context,
  { userId, siteId }: { userId: number; siteId: number },
  visitor: Visitor,
): Promise<void> {
  const { email, emailVerified } = await readUser(context, userId)
  if (emailVerified) return
  await countTries(
    context,
    { kind: 'verification-source', who: sourceOf(visitor.address) },
    { kind: 'verification-mail', who: userId },
    { kind: 'verification-address', who: await emailKeyOf(context.db, email) },
  )
  await queueLink(context, { purpose: 'verify', email, userId, siteId, asker: null })
}

/** The link may be opened more than once: mail programs look at what they get.
 *  @throws Refusal 'invalid' when it has had its time, or the address has changed since */
export async function verifyEmail({ db, now }: Context, token: string): Promise<void> {
  if (await verifyAddress(db, hashOfToken(token), now())) return
  throw invalidField(
    'token',
    'This link is not good any more. Please ask for a new one in your profile.',
  )
}
