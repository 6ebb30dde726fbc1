import { LinkifyIt } from 'linkify-it'

/** A part of a text: words, or an address that may be opened. */
export interface TextPart {
  text: string
  url: string | null
}

const linkify = new LinkifyIt({ fuzzyLink: false, fuzzyEmail: false })
for (const schema of ['mailto:', 'ftp:', '//']) linkify.add(schema, null)

/** A text cut where web addresses begin and end. Only https and http lead anywhere. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { index, lastIndex, url } of linkify.match(text) ?? []) {
    if (index > end) parts.push({ text: text.slice(end, index), url: null })
    parts.push({ text: text.slice(index, lastIndex), url })
    end = lastIndex
  }
  if (end < text.length) parts.push({ text: text.slice(end), url: null })
  return parts
}
