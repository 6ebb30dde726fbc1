import { hourMs, minuteMs } from '#contract/domain/durations.ts'
import {
  delayMail,
  removeMail,
  takeDueLink,
  takeDueMail,
  type QueuedMail,
} from '#server/db/repositories/mails.ts'
import { mailTries } from '#server/metrics/instruments.ts'
import { pauseMsAfter } from '#server/pause-after.ts'
import type { Delivery } from './mail-transport.ts'
import type { MailerParts } from './mailer-parts.ts'

/** So long a mail is one process's own: longer than an attempt can take. */
const attemptMs = 10 * minuteMs
const givenUpAfterMs = 48 * hourMs
const pause = { firstMs: minuteMs, longestMs: 30 * minuteMs }

/** Sends what is due, one mail after the other, until nothing is left or nobody takes any. Several processes may do
 *  so at once: each mail is sent by one. Only a process that ends between a mail's sending and its removal leaves
 *  it to be sent again, under the same id. */
export async function sendDueMails(parts: MailerParts, signal: AbortSignal): Promise<void> {
  let last: QueuedMail | null = null
  while (!signal.aborted) {
    const mail: QueuedMail | null = await takeNext(parts, last)
    if (!mail) return
    last = mail
    const outcome = await deliver(parts, mail, signal)
    mailTries.inc({ outcome: outcome.kind })
    await settle(parts, mail, outcome)
    if (outcome.kind === 'away') return
  }
}

/** Somebody waits for a link, so it comes before what is due longer; but not right after another one, so that many links
 *  hold up nothing else for ever. */
async function takeNext(
  { db, now }: MailerParts,
  last: QueuedMail | null,
): Promise<QueuedMail | null> {
  const time = {
    now: now(),
    until: new Date(now().getTime() + attemptMs),
    longestPauseMs: pause.longestMs,
  }
  const link = last?.topic.kind === 'link' ? null : await takeDueLink(db, time)
  return link ?? takeDueMail(db, time)
}

type Outcome = Delivery | { kind: 'unwanted' }

/** What cannot be written or kept is a failure of that mail and stops no other. Of one that nobody wants there is
 *  nothing to tell, the operator neither. */
async function deliver(
  parts: MailerParts,
  queued: QueuedMail,
  signal: AbortSignal,
): Promise<Outcome> {
  try {
    const { writeMail } = await import('./write-mail.ts')
    const mail = await writeMail(parts, queued)
    if (mail === 'unwanted') return { kind: 'unwanted' }
    if (mail === 'gone') {
      return { kind: 'refused', why: 'What it is about is not there any more.' }
    }
    return await parts.transport.send(mail, signal)
  } catch (error) {
    return { kind: 'later', why: error instanceof Error ? error.message : String(error) }
  }
}

async function settle(
  { db, now, warn }: MailerParts,
  mail: QueuedMail,
  outcome: Outcome,
): Promise<void> {
  if (outcome.kind === 'sent' || outcome.kind === 'unwanted') return removeMail(db, mail)
  const next = new Date(now().getTime() + pauseMsAfter(mail.tries, pause))
  const isGivenUp = next.getTime() - mail.queuedOn.getTime() > givenUpAfterMs
  const name = nameOf(mail)
  if (outcome.kind === 'refused' || isGivenUp) {
    warn(`${name} is given up after ${mail.tries} tries: ${outcome.why}`)
    return removeMail(db, mail)
  }
  warn(`${name} waits until ${next.toISOString()}: ${outcome.why}`)
  return delayMail(db, mail, next)
}

function nameOf({ topic }: QueuedMail): string {
  switch (topic.kind) {
    case 'change':
      return `The mail of change ${topic.changeId} to user ${topic.recipientId}`
    case 'report':
      return `The mail of report ${topic.reportId} to the operator`
    case 'link':
      return `The mail with link ${topic.linkId}`
  }
}
