import { linkLifetimeHours } from '#contract/limits.ts'
import type { LinkPurpose, OpenMailLink } from '#server/db/repositories/mail-links.ts'
import type { Language } from './language.ts'
import { commonWords, linkWords, periodCountWords } from './letter-words.ts'
import { letterOf, type Letter } from './letter.ts'

const pages: Record<LinkPurpose, string> = { verify: '/verifyemail', reset: '/resetpassword' }

/** @param origin of the site where the link opens */
export function composeLinkLetter(
  { purpose, recipient, token }: Pick<OpenMailLink, 'purpose' | 'recipient'> & { token: string },
  { culture, say }: Language,
  origin: string,
): Letter {
  const { firstName } = recipient
  const { host } = new URL(origin)
  const words = linkWords[purpose]
  const time = say(periodCountWords.hourly, { count: linkLifetimeHours[purpose] })
  return letterOf({
    culture,
    subject: say(words.subject),
    greeting: firstName ? say(commonWords.helloTo, { firstName }) : say(commonWords.hello),
    lead: say(words.lead, { time, host }),
    facts: [],
    zone: null,
    quotes: [],
    link: { label: say(words.open), address: `${origin}${pages[purpose]}?h=${token}` },
    reason: say(commonWords.reason, { host }),
    switchOff: null,
  })
}
