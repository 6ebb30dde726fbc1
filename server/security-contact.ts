import { StartError } from './db/start-error.ts'
import { readMailbox } from './mail/mail-address.ts'
import { readSender } from './read-sender.ts'
import { webOrigin } from './web-address.ts'

interface Settings {
  SECURITY_CONTACT?: string | undefined
  MAIL_FROM?: string | undefined
}

/** Where somebody says who has found a weakness, as an address of RFC 9116: the operator's own, else whom mails come
 *  from, which everybody knows anyway.
 *  @returns null when there is none that is read
 *  @throws StartError with one sentence that names the variable */
export function readSecurityContact(env: Settings): string | null {
  if (env.SECURITY_CONTACT) return contactAt(env.SECURITY_CONTACT)
  const sender = readSender(env.MAIL_FROM)
  return sender && mailto(sender)
}

function contactAt(given: string): string {
  const mailbox = readMailbox(given.replace(/^mailto:/i, ''))
  if (mailbox) return mailto(mailbox.address)
  if (webOrigin(given)?.startsWith('https:')) return new URL(given).href
  throw new StartError(
    'SECURITY_CONTACT must be a mail address or an https address, such as security@staylend.example.',
  )
}

const mailto = (address: string) => `mailto:${encodeURI(address)}`
