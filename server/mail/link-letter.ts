import { linkLifetimeHours } from '#contract/limits.ts'
import type { LinkPurpose, MailLink } from '#server/db/repositories/mail-links.ts'
import type { Language } from './language.ts'
import { commonWords, linkWords, periodCountWords } from './letter-words.ts'
import { greetingOf, letterOf, type Letter } from './letter.ts'

const pages: Record<LinkPurpose, string> = { verify: '/verifyemail', reset: '/resetpassword' }

/** @param origin of the site where the link opens */
export function composeLinkLetter(
  { purpose, recipient, token }: Pick<MailLink, 'purpose' | 'recipient'> & { token: string },
  { culture, say }: Language,
  origin: string,
): Letter {
  const { host } = new URL(origin)
  const words = linkWords[purpose]
  const time = say(periodCountWords.hourly, { count: linkLifetimeHours[purpose] })
  return letterOf({
    culture,
    subject: say(words.subject),
    greeting: greetingOf(recipient, say),
    lead: say(words.lead, { time, host }),
    facts: [],
    zone: null,
    quotes: [],
    link: { label: say(words.open), address: `${origin}${pages[purpose]}?h=${token}` },
    reason: say(commonWords.reason, { host }),
    switchOff: null,
  })
}
