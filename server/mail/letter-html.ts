import { escapeHtml } from '#server/escape-html.ts'
import type { LetterParts } from './letter-parts.ts'

/** Colours are left to the reader's own, light or dark, but for the link. */
const style = `
body { max-width: 36em; margin: 0 auto; padding: 16px; font: 16px/1.5 system-ui, sans-serif }
h1 { font-size: 20px; line-height: 1.3 }
dt { font-size: 14px; opacity: 0.75 }
dd { margin: 0 0 8px }
blockquote { margin: 8px 0; padding-inline-start: 12px; border-inline-start: 3px solid; white-space: pre-wrap }
p > a { display: inline-block; padding: 10px 18px; border-radius: 8px; background: #14564a; color: #fff }
small { opacity: 0.75 }
small a { color: inherit }`

/** The letter as a page of its own, without pictures or anything else from elsewhere. */
export function letterHtml(parts: LetterParts): string {
  const { culture, subject, greeting, lead, facts, zone, quotes, link, reason, switchOff } = parts
  const fact = ({ label, value }: LetterParts['facts'][number]) =>
    `<dt>${escapeHtml(label)}</dt>\n<dd>${escapeHtml(value)}</dd>`
  const quote = ({ label, text }: LetterParts['quotes'][number]) =>
    `<p>${escapeHtml(label)}</p>\n<blockquote>${escapeHtml(text)}</blockquote>`
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(culture)}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(subject)}</title>`,
    `<style>${style}\n</style>`,
    '</head>',
    '<body>',
    `<h1>${escapeHtml(subject)}</h1>`,
    `<p>${escapeHtml(greeting)}</p>`,
    `<p>${escapeHtml(lead)}</p>`,
    ...(facts.length > 0 ? [`<dl>\n${facts.map(fact).join('\n')}\n</dl>`] : []),
    ...(zone === null ? [] : [`<p>${escapeHtml(zone)}</p>`]),
    ...quotes.map(quote),
    `<p>${anchor(link)}</p>`,
    `<p><small>${escapeHtml(reason)}${switchOff ? `<br>\n${anchor(switchOff)}` : ''}</small></p>`,
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

const anchor = ({ label, address }: LetterParts['link']) =>
  `<a href="${escapeHtml(address)}">${escapeHtml(label)}</a>`
