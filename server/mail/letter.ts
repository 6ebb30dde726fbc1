import { dateTimeText, moneyText } from '#contract/domain/format.ts'
import { oneLine } from '#contract/domain/one-line.ts'
import { seenName } from '#contract/domain/person-name.ts'
import { totalOf } from '#contract/domain/stay.ts'
import { requestExpiry } from '#contract/domain/request-expiry.ts'
import type { Language } from './language.ts'
import { letterHtml } from './letter-html.ts'
import type { LetterParts } from './letter-parts.ts'
import { letterText } from './letter-text.ts'
import { commonWords, inYourNameWords, letterWords, periodCountWords } from './letter-words.ts'
import type { Occasion } from './read-occasion.ts'

/** A letter as it is read. */
export interface Letter {
  /** One line. */
  subject: string
  text: string
  html: string
}

/** @param origin of the site where the reservation is opened */
export function composeLetter(
  occasion: Occasion,
  { culture, say }: Language,
  origin: string,
): Letter {
  const { kind, isInTheirName, side, recipient, peer, reservation, note } = occasion
  const { id, listing, from, to } = reservation
  const name = peer.isFormer
    ? say(commonWords.formerUser)
    : seenName(peer.firstName) || say(commonWords.namelessUser, { id: peer.id })
  const title = oneLine(listing.title)
  const until = dateTimeText(requestExpiry(reservation), culture, listing.zone)
  const { host } = new URL(origin)
  const values = { name, title, until, host }
  const words = isInTheirName ? inYourNameWords : letterWords[kind]
  const parts: LetterParts = {
    culture,
    // A line break would begin another header; the translator turns `\x0a` into one.
    subject: oneLine(say(words.subject, values)),
    greeting: greetingOf(recipient, say),
    lead: say(words.lead, values),
    facts: [
      { label: say(commonWords.listing), value: title },
      { label: say(commonWords.from), value: dateTimeText(from, culture, listing.zone) },
      { label: say(commonWords.to), value: dateTimeText(to, culture, listing.zone) },
      { label: say(commonWords.total), value: sumText(occasion, { culture, say }) },
    ],
    zone: say(commonWords.zone, { zone: listing.zone }),
    quotes: note === '' ? [] : [{ label: say(commonWords.note, { name }), text: note }],
    link: {
      label: say(commonWords.open),
      address: `${origin}/reserve/${side === 'renter' ? 'view' : 'lview'}/${id}`,
    },
    reason: say(commonWords.reason, { host }),
    switchOff: { label: say(commonWords.switchOff), address: `${origin}/profile` },
  }
  return letterOf(parts)
}

/** 'Hello Kim,', or without the name where there is none. */
export function greetingOf(recipient: { firstName: string }, say: Language['say']): string {
  const firstName = seenName(recipient.firstName)
  return firstName ? say(commonWords.helloTo, { firstName }) : say(commonWords.hello)
}

/** In both forms that readers take. */
export const letterOf = (parts: LetterParts): Letter => ({
  subject: parts.subject,
  text: letterText(parts),
  html: letterHtml(parts),
})

/** '7 days × THB 900.00 = THB 6,300.00'. */
function sumText({ reservation }: Occasion, { culture, say }: Language): string {
  const { periods, period, price } = reservation
  const count = say(periodCountWords[period], { count: periods })
  const total = totalOf(periods, price)
  return `${count} × ${moneyText(price, culture)} = ${moneyText(total, culture)}`
}
