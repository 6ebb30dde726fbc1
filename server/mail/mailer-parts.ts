import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import type { Mailbox } from './mail-address.ts'
import type { MailTransport } from './mail-transport.ts'

export interface MailerParts {
  db: Kysely<Schema>
  now(): Date
  transport: MailTransport
  /** Whom the mails about a site come from. */
  fromOf(siteId: number): Mailbox
  operator: Mailbox
  /** Where a site is, for links. */
  originOf(siteId: number): string
  /** Counts a mail of a change to an address that is not verified. @returns whether it may go there */
  countUnverified(address: string): Promise<boolean>
  /** For the operator. */
  warn(sentence: string): void
}
