import { findOpenMailLink, setLinkToken } from '#server/db/repositories/mail-links.ts'
import type { MailTopic, QueuedMail } from '#server/db/repositories/mails.ts'
import { hashOfToken, newSecretToken } from '#server/db/secret-token.ts'
import { languageOf } from './language.ts'
import { composeLetter } from './letter.ts'
import { composeLinkLetter } from './link-letter.ts'
import type { Mail } from './mail-transport.ts'
import type { MailerParts } from './mailer.ts'
import { readOccasion } from './read-occasion.ts'
import { readReport } from './read-report.ts'
import { composeReportLetter } from './report-letter.ts'

type Written = Omit<Mail, 'sentOn' | 'from'>
type About<Kind extends MailTopic['kind']> = { listingId: number } & Extract<
  MailTopic,
  { kind: Kind }
>

/** The mail as it stands now, in its recipient's language.
 *  @returns null when what it is about is not there any more */
export async function writeMail(
  parts: MailerParts,
  { listingId, topic, tries }: QueuedMail,
): Promise<Mail | null> {
  const written = await write(parts, { listingId, ...topic }, tries)
  return written && { ...written, sentOn: parts.now(), from: parts.from }
}

function write(parts: MailerParts, about: About<MailTopic['kind']>, tries: number) {
  switch (about.kind) {
    case 'change':
      return writeOfChange(parts, about)
    case 'report':
      return writeOfReport(parts, about)
    case 'link':
      return writeLink(parts, about, tries)
  }
}

/* A database that begins anew counts from 1 again: the time in an id tells its mails from those of before. */

async function writeOfChange(
  { db, originOf }: MailerParts,
  about: About<'change'>,
): Promise<Written | null> {
  const occasion = await readOccasion(db, about)
  if (!occasion) return null
  const { recipient, reservation, at } = occasion
  const language = await languageOf(recipient.culture)
  return {
    id: `${at.getTime()}-${about.changeId}-${about.recipientId}`,
    to: { name: recipient.firstName, address: recipient.email },
    ...composeLetter(occasion, language, originOf(reservation.listing.siteId)),
  }
}

async function writeOfReport(
  { db, operator, originOf }: MailerParts,
  about: About<'report'>,
): Promise<Written | null> {
  const report = await readReport(db, about)
  if (!report) return null
  return {
    id: `${report.at.getTime()}-report-${about.reportId}`,
    to: operator,
    ...composeReportLetter(report, originOf(report.listing.siteId)),
  }
}

/** Each try has a token of its own, and so an id: of two that come, the later one opens. */
async function writeLink(
  { db, now, originOf }: MailerParts,
  { linkId }: About<'link'>,
  tries: number,
): Promise<Written | null> {
  const link = await findOpenMailLink(db, linkId, now())
  if (!link) return null
  const { recipient, madeOn, siteId } = link
  const token = newSecretToken()
  await setLinkToken(db, linkId, { tokenHash: hashOfToken(token), userId: recipient.id })
  const language = await languageOf(recipient.culture)
  return {
    id: `${madeOn.getTime()}-link-${linkId}-${tries}`,
    to: { name: recipient.firstName, address: recipient.email },
    ...composeLinkLetter({ ...link, token }, language, originOf(siteId)),
  }
}
