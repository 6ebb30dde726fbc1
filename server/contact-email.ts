import { readMailbox } from './mail/mail-address.ts'
import { readSender } from './read-sender.ts'
import { StartError } from './db/start-error.ts'

interface Settings {
  CONTACT_EMAIL?: string | undefined
  MAIL_FROM?: string | undefined
}

/** Where somebody writes who cannot log in: the operator's own address, else whom mails come from.
 *  @returns null when there is none that is read
 *  @throws StartError with one sentence that names the variable */
export function readContactEmail(env: Settings): string | null {
  if (!env.CONTACT_EMAIL) return readSender(env.MAIL_FROM)
  const mailbox = readMailbox(env.CONTACT_EMAIL)
  if (mailbox) return mailbox.address
  throw new StartError('CONTACT_EMAIL must be a mail address, such as hello@staylend.example.')
}
