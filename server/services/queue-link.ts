import { linkLifetimeMs } from '#contract/domain/link-lifetime.ts'
import { insertMailLink, type NewMailLink } from '#server/db/repositories/mail-links.ts'
import { noListing, queueMail } from '#server/db/repositories/mails.ts'
import type { Context } from './context.ts'

/** Has a link mailed to an address, if it is its user's when the mail is made. */
export async function queueLink(
  { db, now, wakeMailer }: Pick<Context, 'db' | 'now' | 'wakeMailer'>,
  link: Omit<NewMailLink, 'now' | 'expiresOn'>,
): Promise<void> {
  const madeOn = now()
  const expiresOn = new Date(madeOn.getTime() + linkLifetimeMs(link.purpose))
  await db.transaction().execute(async (trx) => {
    const linkId = await insertMailLink(trx, { ...link, now: madeOn, expiresOn })
    const topic = { kind: 'link', linkId } as const
    await queueMail(trx, { listingId: noListing, topic }, madeOn)
  })
  wakeMailer()
}
