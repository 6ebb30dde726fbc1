import { charactersOf, firstCharacters } from '#contract/domain/characters.ts'
import { oneLine } from '#contract/domain/one-line.ts'

/** One character may be made of any number of others, and a push has little room. */
const unitsPerCharacter = 3

/** The beginning of a text in one line, with no character cut in two.
 *  @param atMost characters as people count them, the three dots included */
export function shorten(text: string, atMost: number): string {
  const line = oneLine(text)
  let kept = ''
  let count = 0
  for (const character of charactersOf(line)) {
    const isTooLong = (kept + character).length >= atMost * unitsPerCharacter
    if (count === atMost || isTooLong) return `${firstCharacters(kept, atMost - 1).trimEnd()}…`
    kept += character
    count += 1
  }
  return kept
}
