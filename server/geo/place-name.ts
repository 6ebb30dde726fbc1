/** Letters that Unicode does not take apart into a base letter and a mark. */
const wholeLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ŧ: 't',
  þ: 'th',
  ə: 'e',
}

const longestName = 100

/** The form in which names are compared: case, accents, spaces and punctuation folded away.
 *  Reads the first 100 characters only. */
export function foldPlaceName(text: string): string {
  return text
    .slice(0, longestName)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[ßæœøđðłħıŧþə]/g, (letter) => wholeLetters[letter] ?? letter)
}
