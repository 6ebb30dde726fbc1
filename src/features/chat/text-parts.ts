import { LinkifyIt } from 'linkify-it'

/** A part of a text: words, or an address that may be opened. */
export interface TextPart {
  text: string
  url: string | null
}

const linkify = new LinkifyIt({ fuzzyLink: false, fuzzyEmail: false })
for (const schema of ['mailto:', 'ftp:', '//']) linkify.add(schema, null)

/** Where one address at most may stand on either side: after a letter that is not Latin one begins without a space,
 *  and none goes on behind a sign of Chinese and Japanese, or behind one that turns the direction of letters, by which
 *  another address would be seen. */
const seams =
  /(?<=[^\0-\x7f])(?=https?:\/\/)|(?=[\u3000-\u303f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65\p{Bidi_Control}])/iu

/** A text cut where web addresses begin and end. Only https and http lead anywhere. */
export const textParts = (text: string): TextPart[] => text.split(seams).flatMap(partsOfStretch)

function partsOfStretch(text: string): TextPart[] {
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
