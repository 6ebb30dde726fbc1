import { isPercentEncoded } from '#contract/domain/is-percent-encoded.ts'
import { StartError } from '#server/db/start-error.ts'
import { readMailbox, type Mailbox } from './mail-address.ts'

export interface MailSettings {
  /** The server that takes mails; null keeps them as files. */
  smtpUrl: string | null
  mailFrom: Sender
  /** Who hears of reports. */
  operatorMail: Mailbox
  /** Whether everyone who reaches the site may read its mails: never where it is for strangers. */
  showsMails: boolean
}

/** Whom mails come from. */
export interface Sender {
  /** null where the operator has said nothing: that of the site which a mail is about. */
  name: string | null
  address: string
}

type Environment = Record<string, string | undefined>

/** @param publicUrl origin of the site, null when it is not known
 *  @throws StartError with one sentence that names the variable */
export function readMailSettings(env: Environment, publicUrl: string | null): MailSettings {
  // What is served over HTTPS is for everyone.
  const isForEveryone = env.NODE_ENV === 'production' || publicUrl?.startsWith('https:') === true
  const url = smtpUrl(env)
  const from = mailFrom(env, publicUrl)
  return {
    smtpUrl: url,
    mailFrom: from,
    operatorMail: operatorMail(env, from),
    showsMails: url === null && !isForEveryone,
  }
}

function smtpUrl(env: Environment): string | null {
  const value = env.SMTP_URL
  if (!value) return null
  if (!isSmtpUrl(value)) {
    throw new StartError(
      'SMTP_URL must be an address such as smtp://user:password@mail.example:587 or smtps://mail.example, with the special characters of user and password as %40.',
    )
  }
  return value
}

function isSmtpUrl(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname, pathname, username, password } = new URL(value)
  const isPlace = /^smtps?:$/.test(protocol) && hostname !== '' && /^\/?$/.test(pathname)
  const isLogin = (username === '') === (password === '')
  return isPlace && isLogin && isPercentEncoded(username + password)
}

function mailFrom(env: Environment, publicUrl: string | null): Sender {
  if (!env.MAIL_FROM) return { name: null, address: `no-reply@${hostOf(publicUrl)}` }
  const mailbox = readMailbox(env.MAIL_FROM)
  if (!mailbox) {
    throw new StartError('MAIL_FROM must be an address such as Staylend <mail@staylend.example>.')
  }
  return mailbox
}

/** Mail writes an address of IPv6 in a way of its own. */
function hostOf(publicUrl: string | null): string {
  const { hostname } = new URL(publicUrl ?? 'http://localhost')
  return hostname.startsWith('[') ? 'localhost' : hostname
}

function operatorMail(env: Environment, from: Sender): Mailbox {
  if (!env.OPERATOR_EMAIL) return { name: '', address: from.address }
  const mailbox = readMailbox(env.OPERATOR_EMAIL)
  if (!mailbox) {
    throw new StartError('OPERATOR_EMAIL must be an address such as operator@staylend.example.')
  }
  return mailbox
}
