import type { NodemailerError } from 'nodemailer'
import { hostOf } from './mail-address.ts'
import type { Delivery, MailTransport } from './mail-transport.ts'

/** A server that has all of a mail may look through it for a while before it answers: who hangs up then sends it again. */
const silenceTimeoutMs = 180_000
const connectTimeoutMs = 15_000
/** However slowly a server answers, the next mail gets its turn. */
const sendTimeoutMs = 240_000

/** Sends over SMTP, one connection for each mail. The library is loaded with the first.
 *  @param url smtp:// or smtps://, with user and password where the server wants them */
export function openSmtp(url: string): MailTransport {
  const connect = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url,
      connectionTimeout: connectTimeoutMs,
      greetingTimeout: connectTimeoutMs,
      socketTimeout: silenceTimeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
  let transporter: ReturnType<typeof connect> | undefined
  return {
    async send({ id, sentOn, ...mail }, signal) {
      transporter ??= connect()
      const message = {
        ...mail,
        messageId: `<${id}@${hostOf(mail.from)}>`,
        date: sentOn,
        headers: { 'Auto-Submitted': 'auto-generated' },
        signal: AbortSignal.any([signal, AbortSignal.timeout(sendTimeoutMs)]),
      }
      return (await transporter).sendMail(message).then((): Delivery => ({ kind: 'sent' }), failure)
    },
  }
}

/** A refusal ends a mail only where it speaks of its recipient. What is said at greeting, login or sender, or of relaying,
 *  a quota or the content, changes with the server or with what we know of it. */
function failure(error: NodemailerError): Delivery {
  const { code, command, message } = error
  const isReached = code === 'EENVELOPE' || code === 'EMESSAGE'
  if (!isReached || command === 'MAIL FROM') return { kind: 'away', why: message }
  return { kind: isNoRecipient(error) ? 'refused' : 'later', why: message }
}

/** `permanent` is not set where nodemailer itself takes no such address. 5.1.7 and 5.1.8 speak of the sender. */
function isNoRecipient({ command, permanent = true, response = '' }: NodemailerError): boolean {
  if (command !== 'RCPT TO') return command === 'API'
  const [, status] = /(?<![\d.])5\.(\d{1,3}\.\d{1,3})(?!\.?\d)/.exec(response) ?? []
  return permanent && (status ? /^1\.(?![78]$)/.test(status) : speaksOfRecipient(response))
}

/** Where a server gives no status, its words tell, by which some refuse the sender's host with the same code. */
const speaksOfRecipient = (response: string) =>
  /^5(01|50|53).*(user|mailbox|recipient|address|account)/is.test(response) &&
  !/relay|denied|reject|block|list|policy|spam|sender/i.test(response)
