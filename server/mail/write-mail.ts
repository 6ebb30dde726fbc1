import type { MailTopic, QueuedMail } from '#server/db/repositories/mails.ts'
import { languageOf } from './language.ts'
import { composeLetter } from './letter.ts'
import type { Mail } from './mail-transport.ts'
import type { MailerParts } from './mailer.ts'
import { readOccasion } from './read-occasion.ts'
import { readReport } from './read-report.ts'
import { composeReportLetter } from './report-letter.ts'

type Written = Omit<Mail, 'sentOn' | 'from'>
type About<Kind extends MailTopic['kind']> = { listingId: number } & MailTopic & { kind: Kind }

/** The mail as it stands now, in its recipient's language.
 *  @returns null when what it is about is not there any more */
export async function writeMail(
  parts: MailerParts,
  { listingId, topic }: QueuedMail,
): Promise<Mail | null> {
  const written =
    topic.kind === 'report'
      ? await writeOfReport(parts, { listingId, ...topic })
      : await writeOfChange(parts, { listingId, ...topic })
  return written && { ...written, sentOn: parts.now(), from: parts.from }
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
