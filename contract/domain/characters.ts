const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A text's characters as people count them; one may be made of any number of others. */
export function* charactersOf(text: string): Generator<string> {
  for (const { segment } of graphemes.segment(text)) yield segment
}

export const firstCharacters = (text: string, count: number): string =>
  [...charactersOf(text)].slice(0, count).join('')
