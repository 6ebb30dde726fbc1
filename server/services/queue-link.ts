import type { Kysely } from 'kysely'
import { linkLifetimeMs } from '#contract/domain/link-lifetime.ts'
import { insertMailLink, type NewMailLink } from '#server/db/repositories/mail-links.ts'
import { noListing, queueMail } from '#server/db/repositories/mails.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Context } from './context.ts'

type Link = Omit<NewMailLink, 'now' | 'expiresOn'>

/** Has a link mailed to an address, if it is its user's when the mail is made. */
export async function queueLink(
  { db, now, wakeMailer }: Pick<Context, 'db' | 'now' | 'wakeMailer'>,
  link: Link,
): Promise<void> {
  await db.transaction().execute((trx) => queueLinkIn(trx, link, now()))
  wakeMailer()
}

/** The same in the transaction of what the mail tells; wake the mailer after it. */
export async function queueLinkIn(trx: Kysely<Schema>, link: Link, now: Date): Promise<void> {
  const expiresOn = new Date(now.getTime() + linkLifetimeMs(link.purpose))
  const linkId = await insertMailLink(trx, { ...link, now, expiresOn })
  const topic = { kind: 'link', linkId } as const
  await queueMail(trx, { listingId: noListing, topic }, now)
}
