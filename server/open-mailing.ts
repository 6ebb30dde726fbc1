import { join } from 'node:path'
import type { Config } from './config.ts'
import { openMailFolder, type MailFolder } from './mail/mail-folder.ts'
import { sendDueMails } from './mail/mailer.ts'
import { openSmtp } from './mail/smtp-transport.ts'
import { startRounds, type Rounds } from './rounds.ts'
import type { SentenceLog } from './sentence-log.ts'
import type { Context } from './services/context.ts'
import { countUnverifiedMail } from './services/unverified-mails.ts'
import { originOfSite, siteNameOf } from './site.ts'

/** So long at most waits a mail that another process has queued before it ended. */
const roundEveryMs = 60_000

export interface Mailing {
  /** Mails that everyone may read; null where nobody may. */
  shown: MailFolder | null
  /** Has queued mails sent now, once it has started. */
  wake(): void
  /** @param origin of the site, for links */
  start(context: Context, parts: { origin: string; log: SentenceLog }): void
  stop(): Promise<void>
}

export const mailFolder = (dataDir: string): string => join(dataDir, 'mail')

/** Sends or keeps the site's mails, as the operator has set it up. */
export function openMailing({
  dataDir,
  smtpUrl,
  mailFrom,
  operatorMail,
  showsMails,
  siteHosts,
}: Pick<
  Config,
  'dataDir' | 'smtpUrl' | 'mailFrom' | 'operatorMail' | 'showsMails' | 'siteHosts'
>): Mailing {
  const folder = openMailFolder(mailFolder(dataDir))
  const transport = smtpUrl ? openSmtp(smtpUrl) : folder
  let rounds: Rounds | undefined
  return {
    shown: showsMails ? folder : null,
    wake: () => rounds?.wake(),
    start(context, { origin, log }) {
      const { db, now } = context
      const originOf = (siteId: number) => originOfSite(siteId, { origin, siteHosts })
      const warn = (sentence: string) => log.warn(sentence)
      const { name, address } = mailFrom
      const fromOf = (siteId: number) => ({ name: name ?? siteNameOf(siteId), address })
      const countUnverified = (address: string) => countUnverifiedMail(context, address)
      const boxes = { fromOf, operator: operatorMail, countUnverified }
      const parts = { db, now, transport, ...boxes, originOf, warn }
      rounds = startRounds((signal) => sendDueMails(parts, signal), {
        everyMs: roundEveryMs,
        warn: (error) => log.error(error, 'Mails could not be sent.'),
      })
    },
    stop: async () => rounds?.stop(),
  }
}
