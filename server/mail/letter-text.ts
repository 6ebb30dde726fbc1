import type { LetterParts } from './letter-parts.ts'

/** The letter for readers of plain text. What somebody wrote is marked in each line, so that nobody takes it for
 *  the site's words. */
export function letterText(parts: LetterParts): string {
  const { greeting, lead, facts, zone, quotes, link, reason, switchOff } = parts
  return [
    greeting,
    lead,
    ...(facts.length > 0 ? [facts.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    ...(zone === null ? [] : [zone]),
    ...quotes.map(({ label, text }) => `${label}\n${quote(text)}`),
    `${link.label}:\n${link.address}`,
    `-- \n${reason}${switchOff ? `\n${switchOff.label}: ${switchOff.address}` : ''}`,
  ].join('\n\n')
}

const quote = (text: string) =>
  text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => `> ${line}`)
    .join('\n')
