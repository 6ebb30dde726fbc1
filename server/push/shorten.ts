const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** One character may be made of any number of others, and a push has little room. */
const unitsPerCharacter = 3

/** The beginning of a text in one line, with no character cut in two.
 *  @param atMost characters as people count them, the three dots included */
export function shorten(text: string, atMost: number): string {
  const line = text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
  let kept = ''
  let count = 0
  for (const { segment } of graphemes.segment(line)) {
    const isTooLong = (kept + segment).length >= atMost * unitsPerCharacter
    if (count === atMost || isTooLong) return `${firstOf(kept, atMost - 1).trimEnd()}…`
    kept += segment
    count += 1
  }
  return kept
}

const firstOf = (text: string, count: number) =>
  Array.from(graphemes.segment(text), ({ segment }) => segment)
    .slice(0, count)
    .join('')
