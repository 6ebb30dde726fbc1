import { readMailbox } from './mail/mail-address.ts'

const readByNobody = /^(no|do-?not)-?reply\b/i

/** The address that mails come from. @returns null where nobody reads what is sent to it */
export function readSender(mailFrom: string | undefined): string | null {
  const mailbox = mailFrom ? readMailbox(mailFrom) : null
  return mailbox && !readByNobody.test(mailbox.address) ? mailbox.address : null
}
