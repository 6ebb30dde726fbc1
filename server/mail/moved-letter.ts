import type { Language } from './language.ts'
import { commonWords, movedWords } from './letter-words.ts'
import { letterOf, type Letter } from './letter.ts'

/** To an address that an account had. It may be somebody else's by now: neither a name nor the new address stands there.
 *  @param origin of the site where it was changed */
export function composeMovedLetter({ culture, say }: Language, origin: string): Letter {
  const { host } = new URL(origin)
  return letterOf({
    culture,
    subject: say(movedWords.subject, { host }),
    greeting: say(commonWords.hello),
    lead: say(movedWords.lead, { host }),
    facts: [],
    zone: null,
    quotes: [],
    link: { label: say(movedWords.open), address: `${origin}/static/contact` },
    reason: say(movedWords.reason, { host }),
    switchOff: null,
  })
}
