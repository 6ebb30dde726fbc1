import { resendMails } from '#server/services/resend-mails.ts'
import { mainSite } from '#server/site.ts'
import type { Command } from './command.ts'
import { findPerson, personText } from './find-person.ts'
import { counted } from './printable.ts'

export const resendMail: Command = {
  name: 'resend-mail',
  takes: '<user id or email>',
  does: 'sends now what waits for a user, and the mail to verify their address again',
  async run(admin, { about }, terminal) {
    const person = await findPerson(admin.db, about)
    const done = await resendMails(admin, person.id, mainSite.id)
    await terminal.write(`${personText(person)}: ${sentenceOf(done)}\n`)
    return true
  },
}

function sentenceOf({ hastened, isVerificationNew }: Awaited<ReturnType<typeof resendMails>>) {
  const sent = [
    ...(hastened > 0 ? [`${counted(hastened, 'mail')} that waited`] : []),
    ...(isVerificationNew ? ['a new mail to verify the address'] : []),
  ]
  return sent.length > 0
    ? `${sent.join(' and ')}: due now. A running server sends within a minute.`
    : 'nothing waits to be mailed, and the address is verified.'
}
