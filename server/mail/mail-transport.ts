import type { Letter } from './letter.ts'
import type { Mailbox } from './mail-address.ts'

/** A letter on its way. */
export interface Mail extends Letter {
  /** Letters, digits, dots and hyphens. The same whenever it is sent, so that one that comes twice is known. */
  id: string
  sentOn: Date
  from: Mailbox
  to: Mailbox
}

/** What became of a mail. 'later' is about this one alone, 'away' about whoever should take any. */
export type Delivery = { kind: 'sent' } | { kind: 'refused' | 'later' | 'away'; why: string }

/** Where mails go. */
export interface MailTransport {
  /** @param signal ends the attempt */
  send(mail: Mail, signal: AbortSignal): Promise<Delivery>
}
