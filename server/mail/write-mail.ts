import type { QueuedMail } from '#server/db/repositories/mails.ts'
import { languageOf } from './language.ts'
import { composeLetter } from './letter.ts'
import type { Mail } from './mail-transport.ts'
import type { MailerParts } from './mailer.ts'
import { readOccasion } from './read-occasion.ts'

/** The mail as it stands now, in its recipient's language.
 *  @returns null when what it is about is not there any more */
export async function writeMail(
  { db, now, from, originOf }: MailerParts,
  queued: QueuedMail,
): Promise<Mail | null> {
  const occasion = await readOccasion(db, queued)
  if (!occasion) return null
  const { recipient, reservation, at } = occasion
  const language = await languageOf(recipient.culture)
  return {
    // A database that begins anew counts from 1 again: the time tells its mails from those of before.
    id: `${at.getTime()}-${queued.changeId}-${queued.recipientId}`,
    sentOn: now(),
    from,
    to: { name: recipient.firstName, address: recipient.email },
    ...composeLetter(occasion, language, originOf(reservation.listing.siteId)),
  }
}
