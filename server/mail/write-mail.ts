import { linkLifetimeMs } from '#contract/domain/link-lifetime.ts'
import { seenName } from '#contract/domain/person-name.ts'
import { statusNow } from '#contract/domain/request-expiry.ts'
import { findMailLink, findMovedNotice, setLinkToken } from '#server/db/repositories/mail-links.ts'
import type { MailTopic, QueuedMail } from '#server/db/repositories/mails.ts'
import { hashOfToken, newSecretToken } from '#server/db/secret-token.ts'
import { languageOf } from './language.ts'
import { composeLetter } from './letter.ts'
import { composeLinkLetter } from './link-letter.ts'
import { composeMovedLetter } from './moved-letter.ts'
import type { Mail } from './mail-transport.ts'
import type { MailerParts } from './mailer-parts.ts'
import { readOccasion } from './read-occasion.ts'
import { readReport } from './read-report.ts'
import { composeReportLetter } from './report-letter.ts'

type Written = Omit<Mail, 'sentOn'>
type About<Kind extends MailTopic['kind']> = { listingId: number } & Extract<
  MailTopic,
  { kind: Kind }
>

/** Why there is no mail: what it is about is not there any more, or nobody wants it. */
export type Unwritten = 'gone' | 'unwanted'

/** The mail as it stands now, in its recipient's language, if its recipient wants it now. */
export async function writeMail(
  parts: MailerParts,
  { listingId, topic, tries }: QueuedMail,
): Promise<Mail | Unwritten> {
  const written = await write(parts, { listingId, ...topic }, tries)
  if (typeof written === 'string') return written
  return { ...written, sentOn: parts.now() }
}

function write(parts: MailerParts, about: About<MailTopic['kind']>, tries: number) {
  switch (about.kind) {
    case 'change':
      return writeOfChange(parts, about, tries)
    case 'report':
      return writeOfReport(parts, about)
    case 'link':
      return writeOfLink(parts, about, tries)
  }
}

/* A database that begins anew counts from 1 again: the time in an id tells its mails from those of before. */

/** Nobody is told of a change that another one has followed: a request would wait for an answer that it has, a
 *  reservation be confirmed that is cancelled. To an address that may be a stranger's only few of them go, each counted
 *  once however often it is tried, unless the recipient may have changed the address since. What the operator has done
 *  goes in any case. */
async function writeOfChange(
  { db, now, fromOf, originOf, countUnverified }: MailerParts,
  about: About<'change'>,
  tries: number,
): Promise<Written | Unwritten> {
  const occasion = await readOccasion(db, about)
  if (!occasion) return 'gone'
  const { kind, isInTheirName, madeOfIt, recipient, reservation, at } = occasion
  const isOvertaken = statusNow(reservation, now()) !== madeOfIt
  if (isOvertaken || recipient.mailsOff.includes(kind)) return 'unwanted'
  const wasCounted = tries > 1 && recipient.updatedOn <= at
  const isFree = recipient.emailVerified || isInTheirName || wasCounted
  if (!isFree && !(await countUnverified(recipient.email))) return 'unwanted'
  const { siteId } = reservation.listing
  const language = await languageOf(recipient.culture)
  return {
    id: `${at.getTime()}-${about.changeId}-${about.recipientId}`,
    from: fromOf(siteId),
    to: { name: seenName(recipient.firstName), address: recipient.email },
    ...composeLetter(occasion, language, originOf(siteId)),
  }
}

async function writeOfReport(
  { db, operator, fromOf, originOf }: MailerParts,
  about: About<'report'>,
): Promise<Written | Unwritten> {
  const report = await readReport(db, about)
  if (!report) return 'gone'
  return {
    id: `${report.at.getTime()}-report-${about.reportId}`,
    from: fromOf(report.listing.siteId),
    to: operator,
    ...composeReportLetter(report, originOf(report.listing.siteId)),
  }
}

async function writeOfLink(
  parts: MailerParts,
  about: About<'link'>,
  tries: number,
): Promise<Written | Unwritten> {
  return (await writeMoved(parts, about)) ?? writeLink(parts, about, tries)
}

/** @returns null when it is no mail to a former address */
async function writeMoved(
  { db, now, fromOf, originOf }: MailerParts,
  { linkId }: About<'link'>,
): Promise<Written | Unwritten | null> {
  const notice = await findMovedNotice(db, linkId)
  if (!notice) return null
  const { email: address, culture, madeOn, siteId } = notice
  if (now().getTime() - madeOn.getTime() >= linkLifetimeMs('moved')) return 'unwanted'
  return {
    id: `${madeOn.getTime()}-link-${linkId}`,
    from: fromOf(siteId),
    to: { name: '', address },
    ...composeMovedLetter(await languageOf(culture), originOf(siteId)),
  }
}

/** Each try has a token of its own, and so an id: of two that come, the later one opens, for all the time that it
 *  promises. An address that nobody has wants none, nor does anybody want a link that was asked for so long ago. */
async function writeLink(
  { db, now, fromOf, originOf }: MailerParts,
  { linkId }: About<'link'>,
  tries: number,
): Promise<Written | Unwritten> {
  const link = await findMailLink(db, linkId)
  if (!link) return 'unwanted'
  const { purpose, recipient, madeOn, siteId } = link
  const lifetimeMs = linkLifetimeMs(purpose)
  if (now().getTime() - madeOn.getTime() >= lifetimeMs) return 'unwanted'
  const token = newSecretToken()
  await setLinkToken(db, linkId, {
    tokenHash: hashOfToken(token),
    userId: recipient.id,
    expiresOn: new Date(now().getTime() + lifetimeMs),
  })
  const language = await languageOf(recipient.culture)
  return {
    id: `${madeOn.getTime()}-link-${linkId}-${tries}`,
    from: fromOf(siteId),
    to: { name: seenName(recipient.firstName), address: recipient.email },
    ...composeLinkLetter({ ...link, token }, language, originOf(siteId)),
  }
}
