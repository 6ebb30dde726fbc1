import { invalidField } from '#contract/domain/refusal.ts'
import { emailKeyOf } from '#server/db/email-key.ts'
import {
  deleteLink,
  deleteLinksOf,
  findLinkUser,
  type Asker,
} from '#server/db/repositories/mail-links.ts'
import { deleteSessionsOf } from '#server/db/repositories/sessions.ts'
import { setPasswordHash } from '#server/db/repositories/users.ts'
import { hashOfToken } from '#server/db/secret-token.ts'
import { networkOf, sourceOf } from '#server/policies/network.ts'
import type { Context } from './context.ts'
import { hashPassword } from './password.ts'
import { queueLink } from './queue-link.ts'
import { countTries } from './tries.ts'

/** A device that asks for a reset, and where it is. */
export interface ResetDevice {
  /** What it was given when it asked; '' for one that has not. */
  token: string
  address: string
}

/** Does the same, and answers as fast, whether or not anybody has this address: who has it is looked at when the mail
 *  is made.
 *  @throws TooMany */
export async function requestPasswordReset(
  context: Context,
  { email, siteId }: { email: string; siteId: number },
  device: ResetDevice,
): Promise<void> {
  await countTries(
    context,
    { kind: 'reset-source', who: sourceOf(device.address) },
    { kind: 'reset-mail', who: await emailKeyOf(context.db, email) },
  )
  await queueLink(context, {
    purpose: 'reset',
    email,
    userId: null,
    siteId,
    asker: askerOf(device),
  })
}

/** Ends all sessions of the user, and all other links that reset the password.
 *  @returns the user's id
 *  @throws Refusal 'invalid' when the link was used, has had its time, or was asked for elsewhere */
export async function resetPassword(
  { db, now }: Context,
  { token, password }: { token: string; password: string },
  device: ResetDevice,
): Promise<number> {
  const tokenHash = hashOfToken(token)
  const link = { purpose: 'reset', tokenHash, asker: askerOf(device) } as const
  // Only a good link is worth the work of a hash, which no transaction has to wait for.
  const userId = await findLinkUser(db, link, now())
  if (userId === null) throw badLink()
  const passwordHash = await hashPassword(password)
  return db.transaction().execute(async (trx) => {
    // The user before the link, as whoever deletes an account: from here on the address stays what it is, and of two
    // that use the link at the same moment one finds it gone.
    await setPasswordHash(trx, userId, passwordHash)
    if ((await findLinkUser(trx, link, now())) !== userId) throw badLink()
    if (!(await deleteLink(trx, tokenHash))) throw badLink()
    await deleteLinksOf(trx, { userId, purpose: 'reset' })
    await deleteSessionsOf(trx, userId)
    return userId
  })
}

const askerOf = ({ token, address }: ResetDevice): Asker => ({
  deviceHash: hashOfToken(token),
  network: networkOf(address),
})

const badLink = () =>
  invalidField(
    'token',
    'This link does not work. It is good once, for an hour, on the device and from the IP address that asked for it. Please ask for a new one.',
  )
