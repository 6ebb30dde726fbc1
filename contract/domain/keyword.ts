import { textLimits } from '../limits.ts'

/** The words of a text: lower-case runs of a–z and 0–9, in order, with repetitions.
 *  The one reading of words for the server, its index and the device. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z0-9]+/g) ?? []
}

/** Each of these words once, but for those that are longer than a keyword can be. */
export function searchableWords(words: readonly string[]): string[] {
  return [...new Set(words)].filter(({ length }) => length <= textLimits.keyword)
}

/** True where the words of `keyword` stand next to each other in `words`, whole.
 *  A keyword without a word matches everything. @see docs/product.md §5 */
export function containsPhrase(words: readonly string[], keyword: string): boolean {
  const phrase = wordsOf(keyword)
  return (
    phrase.length === 0 ||
    words.some((_, at) => phrase.every((word, offset) => words[at + offset] === word))
  )
}
